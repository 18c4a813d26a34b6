import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { hostname } from "#testing/rows/domain-rows.ts";
import { drawer, shownDialog, shownDrawer } from "#testing/on-screen.ts";
import { failedPanel, gonePanel } from "#testing/panel-states.ts";
import { press } from "#testing/press.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { cannot, cannotMore, hasJson, showsFacts } from "#testing/stories/record.ts";
import { sending, sentTo } from "#testing/stories/sent.ts";

const at = "/?panel=hostname-details&saasHostname=";

export default {
  ...staging,
  title: "Panels/Settings/Hostname",
  tags: ["panel:hostname-details"],
  args: { account: "dev-ops", at: (db) => at + hostname(db).hostname },
} satisfies SceneMeta;

export const Default = look();
export const Error = frameLook({ error: "showHostname" });

export const Details = showsFacts("SSL Status, Client Status, Operator or Brand, Partner, CF Code", {}, [
  "SaaS zone",
  "Created",
  "Updated",
]);
export const DnsRecords: SceneStory = {
  play: async ({ loaded: { db } }) => {
    const panel = await drawer();
    await userEvent.click(await panel.findByRole("tab", { name: "DNS Records" }));
    const group = within(await screen.findByRole("group", { name: `DNS records: ${hostname(db).dnsRecords.length}` }));
    const alias = hostname(db).dnsRecords.find(({ type }) => type === "CNAME")!;
    await waitFor(() => expect(group.getByText(alias.content)).toBeVisible());
    // Tokens are masked until they are revealed (ruling 32).
    await expect(group.getAllByRole("button", { name: "Reveal" })).toHaveLength(2);
  },
};
/** Adds a record from here (content §2). */
export const AddsARecord: SceneStory = {
  args: { at: (db) => `${at}${hostname(db).hostname}&tab=dns` },
  play: async () => {
    await (await drawer()).findByRole("button", { name: "Add DNS Record" });
    await press("Add DNS Record");
    await waitFor(() => expect(screen.getByRole("dialog", { name: /^Add DNS Record/ })).toBeVisible());
  },
};
export const CannotAddARecord = cannot("Add DNS Record", /edit_hostnames/, {
  account: "operator-manager",
  at: (db) => `${at}${hostname(db).hostname}&tab=dns`,
});
/** The address keeps the open tab in `tab` (content §2). */
export const OpenedAtTheTab: SceneStory = {
  args: { at: (db) => `${at}${hostname(db).hostname}&tab=dns` },
  play: async () => {
    await waitFor(() => expect(shownDrawer().getByRole("tab", { name: "DNS Records", selected: true })).toBeVisible());
  },
};
/** Refresh reloads the records from Cloudflare (content §2, §7). */
export const Refreshed: SceneStory = {
  ...sending("syncHostnameDns"),
  args: {
    at: (db) => `${at}${hostname(db).hostname}&tab=dns`,
    arrange: (db) => {
      const row = hostname(db);
      db.hostnames.hostnames.set(row.hostname, { ...row, dnsRecords: [] });
    },
  },
  play: async ({ loaded }) => {
    await screen.findByRole("group", { name: "DNS records: 0" });
    await press("Refresh");
    await waitFor(() => expect(screen.getByText("DNS records synced from Cloudflare.")).toBeVisible());
    await waitFor(() => expect(screen.getByRole("group", { name: "DNS records: 3" })).toBeVisible());
    await expect(sentTo(loaded, "syncHostnameDns")).toEqual([
      { query: { opId: "op-nordlys", hostname: hostname(loaded.db).hostname } },
    ]);
  },
};
/** The server sends no message: the documented one is shown (content §8). */
export const CannotSync: SceneStory = {
  args: {
    at: (db) => `${at}${hostname(db).hostname}&tab=dns`,
    faults: [{ operation: "syncHostnameDns", fault: "refused-silently" }],
  },
  play: async () => {
    await (await drawer()).findByRole("button", { name: "Refresh" });
    await press("Refresh");
    await waitFor(() =>
      expect(shownDialog("Unable To Sync DNS Records").getByText("Unable to sync DNS records!")).toBeVisible(),
    );
  },
};
export const JsonForSuperAdmin = hasJson("super-admin", "tab");
export const NoJsonForAdmin = hasJson("admin", false);
export const DeleteUnavailable = look(cannotMore("Delete…", /edit_hostnames/, { account: "operator-manager" }));
export const Failed = failedPanel("showHostname", "hostname");
export const NotFound = look(gonePanel(`${at}nobody.example`, "hostname"));
