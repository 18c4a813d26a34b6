import { expect, screen, userEvent, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { saasZone } from "#testing/rows/domain-rows.ts";
import { emptyPage, forbiddenPage } from "#testing/page-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

export default {
  ...staging,
  title: "Pages/Settings/SaaS zones",
  args: { account: "dev-ops", at: "/settings/cf-saas-zones?opId=op-nordlys" },
} satisfies SceneMeta;

export const Default = look();

/** A row links to its hostnames; its menu edits and deletes it. */
export const Zones: SceneStory = {
  play: async ({ loaded: { db } }) => {
    const { domainName, zoneId } = saasZone(db, true);
    const row = (await screen.findByText(domainName)).closest("tr")!;
    await expect(row.querySelector("a[href*='/settings/hostnames']")).toHaveAttribute(
      "href",
      expect.stringContaining(`cfSaasZoneId=${zoneId}`),
    );
    await userEvent.click(row.querySelector<HTMLElement>('[aria-haspopup="menu"]')!);
    await userEvent.click(await screen.findByRole("menuitem", { name: "Edit" }));
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Edit SaaS zone" })).toBeVisible());
  },
};
export const Empty = look(emptyPage("No SaaS zones yet", { at: "/settings/cf-saas-zones" }));
export const Forbidden = forbiddenPage("listSaasZones", "view_saas_zones", "operator-admin");
