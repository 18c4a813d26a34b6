import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { domain } from "#testing/rows/domain-rows.ts";
import { dialog, drawer, shownDialog, shownDrawer } from "#testing/on-screen.ts";
import { failedPanel, gonePanel } from "#testing/panel-states.ts";
import { press } from "#testing/press.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { cannot, hasJson, shows } from "#testing/stories/record.ts";

const at = "/?panel=domain-details-v2&zone=";

export default {
  ...staging,
  title: "Panels/Settings/Domain",
  tags: ["panel:domain-details-v2"],
  args: { account: "admin", at: (db) => at + domain(db).domainName },
} satisfies SceneMeta;

export const Default = look();
export const Error = frameLook({ error: "listDomains" });

const openTab = async (name: string) => userEvent.click(await (await drawer()).findByRole("tab", { name }));

/** Requested by operator and name, also when no list has supplied the operator (content §7). */
export const Details: SceneStory = {
  play: async ({ loaded: { calls, db } }) => {
    const { domainName, opId } = domain(db);
    await waitFor(() => expect(shownDrawer().getByText("DNS Status")).toBeVisible());
    await expect(calls.filter((it) => it.id === "listDomains").map(({ input }) => input)).toContainEqual({
      query: { opId, domainName },
    });
    await expect((await drawer()).queryByText("Front Door is not set up completely")).toBeNull();
  },
};
/** Flags and Front Door fields are for SUPER_ADMIN, as their columns are (content §2). */
export const FrontDoorForSuperAdmin: SceneStory = {
  args: { account: "super-admin" },
  play: async () => {
    await waitFor(() => expect(shownDrawer().getByText("AFD Provision")).toBeVisible());
    await expect((await drawer()).getByText("Flags")).toBeVisible();
  },
};
export const FrontDoorHiddenFromAdmin: SceneStory = {
  play: async () => {
    await waitFor(() => expect(shownDrawer().getByText("DNS Status")).toBeVisible());
    await expect((await drawer()).queryByText("AFD Provision")).toBeNull();
    await expect((await drawer()).queryByText("Flags")).toBeNull();
  },
};
/** A warning names the missing Front Door parts (content §2). */
export const PartsMissing = look(
  shows([/The route and custom domain ID are missing: Front Door does not serve this domain\./], {
    arrange: (db) => {
      const row = domain(db);
      db.domains.domains.set(row.domainName, { ...row, afdRouteName: null, afdCustomDomainId: null });
    },
  }),
  { name: "Front Door parts missing" },
);
/** A domain that does not serve yet shows its setup step and a button to continue (content §4). */
export const GoesOn: SceneStory = {
  args: {
    arrange: (db) => {
      const row = domain(db);
      db.domains.domains.set(row.domainName, { ...row, cfDnsConfigured: false });
    },
  },
  play: async () => {
    await waitFor(() => expect(shownDrawer().getByText("Step 2 of 6: DNS records not configured")).toBeVisible());
    await press("Force sync…");
    await userEvent.click((await dialog("Domain Actions")).getByRole("button", { name: /^Force sync/ }));
    await waitFor(() => expect(shownDrawer().queryByText(/^Step 2/)).toBeNull());
  },
};
/** Without permission: the step and the reason are shown. */
export const GoesOnNot: SceneStory = {
  args: { ...GoesOn.args, account: "dev-ops" },
  play: async () => {
    await waitFor(() =>
      expect(shownDrawer().getByRole("button", { name: "Force sync…" })).toHaveAccessibleDescription(
        "Only super admins and admins can do this.",
      ),
    );
  },
};
/** Token values are masked until they are revealed (ruling 32). */
export const DnsRecords: SceneStory = {
  play: async ({ loaded: { db } }) => {
    const { dnsRecords } = domain(db);
    const [token, alias] = [
      dnsRecords.find(({ type }) => type === "TXT")!,
      dnsRecords.find((it) => it.type !== "TXT")!,
    ];
    await openTab("DNS Records");
    const group = within(await screen.findByRole("group", { name: `DNS records: ${dnsRecords.length}` }));
    await waitFor(() => expect(group.getByText(alias.content)).toBeVisible());
    await expect(group.queryByText(token.content)).toBeNull();
    await userEvent.click(group.getByRole("button", { name: "Reveal" }));
    await waitFor(() => expect(group.getByText(token.content)).toBeVisible());
  },
};
/** Adds and deletes a record from here (content §2). */
export const ChangesRecords: SceneStory = {
  args: { account: "dev-ops" },
  play: async ({ loaded: { db } }) => {
    const { domainName } = domain(db);
    await openTab("DNS Records");
    await userEvent.click((await (await drawer()).findAllByRole("button", { name: /^Delete / }))[0]!);
    const question = await dialog("Delete DNS record");
    await expect(question.getByText(domainName, { selector: "div > strong" })).toBeVisible();
    await userEvent.click(question.getByRole("button", { name: "Cancel" }));
    await press("Add DNS Record");
    await waitFor(() => expect(screen.getByRole("dialog", { name: /^Add DNS Record/ })).toBeVisible());
  },
};
export const RecordsReadOnly = look({
  args: { account: "operator-manager" },
  play: async () => {
    await openTab("DNS Records");
    const shown = await drawer();
    await waitFor(() =>
      expect(shown.getByRole("button", { name: "Add DNS Record" })).toHaveAccessibleDescription(/edit_domains/),
    );
    await expect(shown.getAllByRole("button", { name: /^Delete / })[0]).toHaveAccessibleDescription(/edit_domains/);
  },
});
/** Every action with one sentence of explanation (content §4). */
export const Actions: SceneStory = {
  tags: ["browser"],
  play: async () => {
    await openTab("Actions");
    await waitFor(() => expect(shownDrawer().getAllByRole("listitem")).toHaveLength(11));
    await press("Purge cache…");
    await waitFor(() =>
      expect(shownDialog("Domain Actions").getByRole("button", { name: "Purge cache" })).toBeVisible(),
    );
  },
};
export const NoActionsForDevOps: SceneStory = {
  args: { account: "dev-ops" },
  play: async () => {
    const shown = await drawer();
    await shown.findByRole("tab", { name: "DNS Records" });
    await expect(shown.queryByRole("tab", { name: "Actions" })).toBeNull();
  },
};
/** Refreshes this domain from Cloudflare and Front Door, and shows the result (content §2, §7). */
export const ForceRefresh: SceneStory = {
  play: async ({ loaded: { calls, db } }) => {
    const row = domain(db);
    await (await drawer()).findByRole("button", { name: "Force Refresh" });
    db.domains.domains.set(row.domainName, { ...row, cfZoneStatus: "moved" });
    await press("Force Refresh");
    await waitFor(() => expect(shownDrawer().getAllByText("Moved away")[0]).toBeVisible());
    const { opId, domainName } = row;
    await expect(calls.map(({ input }) => input)).toContainEqual({ query: { opId, domainName, isForceFetch: "true" } });
  },
};
export const RefreshFails: SceneStory = {
  play: async ({ loaded: { backend } }) => {
    await (await drawer()).findByRole("button", { name: "Force Refresh" });
    backend.settings.set({ faults: [{ operation: "listDomains", fault: "refused" }] });
    await press("Force Refresh");
    await waitFor(() => expect(screen.getByRole("alert")).toBeVisible());
    await expect((await drawer()).getByText("DNS Status")).toBeVisible();
  },
};
export const JsonForAdmin = hasJson("admin", "tab");
export const NoJsonForDevOps = hasJson("dev-ops", false);
export const CannotEdit = cannot("Edit…", /edit_domains/, { account: "operator-manager" });
export const Failed = failedPanel("listDomains", "domain");
export const NotFound = look(gonePanel(`${at}nobody.example`, "domain"));
