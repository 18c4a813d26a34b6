import { expect, screen, userEvent, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { pressMore } from "#testing/press-more.ts";
import { cfAccount } from "#testing/rows/domain-rows.ts";
import { dialog, drawer } from "#testing/on-screen.ts";
import { failedPanel, gonePanel } from "#testing/panel-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { hasJson, showsFacts } from "#testing/stories/record.ts";

const at = "/?panel=cdn-account-details-v2&cfAccount=";

export default {
  ...staging,
  title: "Panels/Settings/Cloudflare account",
  tags: ["panel:cdn-account-details-v2"],
  args: { at: (db) => at + cfAccount(db, true).cfAccountCode },
} satisfies SceneMeta;

export const Default = look();
export const Error = frameLook({ error: "showCfAccount" });

export const Details = showsFacts("Code, Account ID, API key, Operator, Partner, Description, Note", {}, [
  "Created",
  "Updated",
]);
/** The domains of the account (content §2). */
export const Domains: SceneStory = {
  play: async ({ loaded: { db } }) => {
    const { cfAccountCode } = cfAccount(db, true);
    const held = [...db.domains.domains.values()].filter((it) => it.cfAccountCode === cfAccountCode);
    const panel = await drawer();
    await userEvent.click(await panel.findByRole("tab", { name: "Domains" }));
    await waitFor(() => expect(panel.getByRole("heading", { name: `Domains: ${held.length}` })).toBeVisible());
  },
};
/** The response holds the key, which appears nowhere: not in the details, the JSON or the copied text. */
export const KeyNowhere: SceneStory = {
  args: { account: "super-admin" },
  play: async ({ loaded: { db } }) => {
    const panel = await drawer();
    await userEvent.click(await panel.findByRole("tab", { name: "JSON" }));
    await waitFor(() => expect(panel.getByText(/cfApiKey/)).toBeVisible());
    await expect(document.documentElement.outerHTML).not.toContain(cfAccount(db, true).cfApiKey);
  },
};
export const JsonForSuperAdmin = hasJson("super-admin", "tab");
export const NoJsonForAdmin = hasJson("admin", false);
export const EditsAndDeletes: SceneStory = {
  play: async () => {
    await pressMore("Delete…");
    await expect(
      (await dialog("Delete Cloudflare account")).getByText(/domains still use cannot be deleted/),
    ).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    await userEvent.click(await (await drawer()).findByRole("button", { name: "Edit…" }));
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Edit Cloudflare Account" })).toBeVisible());
  },
};
export const Failed = failedPanel("showCfAccount", "Cloudflare account");
export const NotFound = look(gonePanel(`${at}NOBODY-1`, "Cloudflare account"));
