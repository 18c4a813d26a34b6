import { expect, screen, userEvent, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { cfAccount, domain } from "#testing/rows/domain-rows.ts";
import { dialog, drawer, shownDrawer } from "#testing/on-screen.ts";
import { forbiddenPanel } from "#testing/panel-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { choose, pick } from "#testing/stories/choose.ts";
import { form } from "#testing/stories/form.ts";
import { sending, sentTo } from "#testing/stories/sent.ts";
import { typeIn } from "#testing/type-in.ts";

export default {
  ...staging,
  title: "Panels/Settings/Add domain",
  tags: ["panel:add-new-domain-v2"],
  args: {
    account: "admin",
    at: "/?opId=op-nordlys",
    opens: () => ({ id: "add-new-domain-v2", params: {} }),
  },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });

const panel = form({ write: "createDomain", save: "Add domain" });
const fill = async () => {
  await typeIn(/^Domain/, "dusk.example");
  await pick(/^Cloud account/, /^Nordlys main/);
};
const NOT_SAID = { description: null, afdProfileName: null, partnerId: null, zoneId: null };
const flags = { isLocked: false, isBackoffice: false, isB2CPFF: true, isBrand: false, isInternal: false };

/** Omits empty fields and defaults to English; then shows the name servers for the registrar (content §2, §3). */
export const Added: SceneStory = {
  ...sending("createDomain"),
  play: async ({ loaded }) => {
    const { cfAccountCode } = cfAccount(loaded.db, true);
    await fill();
    await panel.save();
    const shown = await dialog("Add dusk.example");
    await expect(sentTo(loaded, "createDomain")).toEqual([
      {
        query: { opId: "op-nordlys" },
        body: {
          opId: "op-nordlys",
          domainName: "dusk.example",
          cfAccountCode,
          defaultLang: "en",
          isPrimary: false,
          options: { skipCfZoneCheck: false },
          ...NOT_SAID,
          ...flags,
        },
      },
    ]);
    await expect(shown.getByText(/^Domain is successfully added!/)).toBeVisible();
    const { cfZoneNameServers } = loaded.db.domains.domains.get("dusk.example")!;
    for (const name of cfZoneNameServers)
      await expect(shown.getByRole("button", { name: `Copy ${name}` })).toBeVisible();
  },
};
export const WithoutAccount: SceneStory = {
  play: async () => {
    await typeIn(/^Domain/, "dusk.example");
    await panel.save();
    await waitFor(() => expect(screen.getAllByText("CF account field is required")[0]).toBeVisible());
  },
};
/** Changing the operator clears the selected account. */
export const OtherOwner: SceneStory = {
  play: async () => {
    await fill();
    await choose(/^Operator or brand/, "Redwood");
    const account = (await drawer()).getByRole("combobox", { name: /^Cloud account/ });
    await expect(account).not.toHaveTextContent("Nordlys main");
  },
};
/** Without a selection the default profile is used, and the form names it. */
export const DefaultProfile: SceneStory = {
  play: async ({ loaded: { db } }) => {
    const usual = [...db.domains.profiles.values()].find((it) => it.isDefault)!.afdProfileName;
    await waitFor(() => expect(shownDrawer().getByText(`Default: ${usual}.`)).toBeVisible());
  },
};
/** DEV_OPS is offered only the flags for the player platform and the primary domain (content §6). */
export const NoFlags = look({
  args: { account: "dev-ops" },
  play: async () => {
    const shown = await drawer();
    await shown.findByRole("switch", { name: /^Primary/ });
    await expect(shown.getByRole("switch", { name: /^Player platform/ })).toBeVisible();
    for (const name of [/^Locked/, /^Back office/, /^Brand/, /^Internal/])
      await expect(shown.queryByRole("switch", { name })).toBeNull();
  },
});
export const ThereAlready = panel.taken(
  async (db) => {
    await fill();
    await typeIn(/^Domain/, domain(db).domainName);
  },
  /^Domain/,
  /already exists\./,
);
export const ZoneThereAlready = panel.taken(
  async (db) => {
    await fill();
    await userEvent.type(await (await drawer()).findByRole("textbox", { name: /^Zone ID/ }), domain(db).cfZoneId!);
  },
  /^Zone ID/,
  "Another domain has this zone.",
);
/** The server sends no message: the documented one is shown (content §8). */
export const RefusedWithoutWords = panel.refused(fill, () => undefined, "Failed to add domain", {
  faults: [{ operation: "createDomain", fault: "refused-silently" }],
});
export const WithoutRight = forbiddenPanel("createDomain", "edit_domains", "operator-manager");
