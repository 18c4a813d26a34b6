import { expect, userEvent, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { cfAccountV3 } from "#testing/rows/domain-rows.ts";
import { drawer } from "#testing/on-screen.ts";
import { gonePanel } from "#testing/panel-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { hasJson, showsFacts } from "#testing/stories/record.ts";

const at = "/?panel=cdn-account-details-v3&cfAccountV3=";

export default {
  ...staging,
  title: "Panels/Settings/Cloudflare account v3",
  tags: ["panel:cdn-account-details-v3"],
  args: { at: (db) => at + cfAccountV3(db, true).cfAccountCode },
} satisfies SceneMeta;

export const Default = look();

export const Details = showsFacts("Code, Account ID, API key, Operator, Partner", {}, ["Created", "Updated"]);
/** The hostnames of the account (content §2). */
export const Domains: SceneStory = {
  play: async ({ loaded: { db } }) => {
    const { cfAccountCode } = cfAccountV3(db, true);
    const held = [...db.hostnames.hostnames.values()].filter((it) => it.cfAccountCode === cfAccountCode);
    const panel = await drawer();
    await userEvent.click(await panel.findByRole("tab", { name: "Domains" }));
    await waitFor(() => expect(panel.getByRole("heading", { name: `Hostnames: ${held.length}` })).toBeVisible());
  },
};
/** The response holds the key, which appears nowhere. */
export const KeyNowhere: SceneStory = {
  args: { account: "super-admin" },
  play: async ({ loaded: { db } }) => {
    const panel = await drawer();
    await userEvent.click(await panel.findByRole("tab", { name: "JSON" }));
    await waitFor(() => expect(panel.getByText(/cfApiKey/)).toBeVisible());
    await expect(document.documentElement.outerHTML).not.toContain(cfAccountV3(db, true).cfApiKey);
  },
};
export const JsonForSuperAdmin = hasJson("super-admin", "tab");
export const NoJsonForAdmin = hasJson("admin", false);
export const NotFound = look(gonePanel(`${at}NOBODY-1`, "Cloudflare account"));
