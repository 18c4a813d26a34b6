import { expect, userEvent, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { saasZone } from "#testing/rows/domain-rows.ts";
import { drawer, shownDrawer } from "#testing/on-screen.ts";
import { forbiddenPanel } from "#testing/panel-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { form } from "#testing/stories/form.ts";
import { keepsSecret } from "#testing/stories/secret.ts";
import { typeIn } from "#testing/type-in.ts";
import { typePassword } from "#testing/type-password.ts";

const NEW = { at: "/?opId=op-nordlys", opens: () => ({ id: "saas-zone-edit", params: {} }) as const };

export default {
  ...staging,
  title: "Panels/Settings/SaaS zone",
  tags: ["panel:saas-zone-edit"],
  args: { opens: (db) => ({ id: "saas-zone-edit", params: { zone: saasZone(db) } }) },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-admin" });

const edited = form({ write: "updateSaasZone" });
const added = form({ write: "createSaasZone", save: "Add SaaS zone", args: NEW });
const CANARY = "v1.0-canary-of-a-zone";
const fill = async () => {
  await typeIn(/^Domain/, "saas-dusk.example");
  await typeIn(/^Zone ID/, "51aa07");
  await typePassword(/^API token/, CANARY);
};

/** POST to create (content §7). */
export const New = look(
  added.sends(
    fill,
    {
      query: { opId: "op-nordlys" },
      body: { domainName: "saas-dusk.example", zoneId: "51aa07", default: false, apiToken: CANARY },
    },
    "CF SaaS Zone is added successfully!",
  ),
);
export const WithoutToken = added.says(
  async () => {
    await typeIn(/^Domain/, "saas-dusk.example");
    await typeIn(/^Zone ID/, "51aa07");
  },
  async () => (await drawer()).getByLabelText(/^API token/, { selector: "input" }),
  /Enter the API token\./,
);
export const AddedAlready = added.taken(
  async (db) => {
    await fill();
    await typeIn(/^Zone ID/, saasZone(db).zoneId);
  },
  /^Zone ID/,
  "This zone has already been added.",
);
/** The server sends no message: the documented one is shown (content §8). */
export const RefusedWithoutWords = added.refused(fill, () => undefined, "Failed to add zone", {
  faults: [{ operation: "createSaasZone", fault: "refused-silently" }],
});
export const TokenStaysHidden = keepsSecret(/^API token/, /^Domain/, NEW);
/** PUT to edit; an empty token sends the stored one, since the call takes it with every change (content §7). */
export const Edited = edited.sends(
  async () => userEvent.click(await (await drawer()).findByRole("switch", { name: /^Default/ })),
  (db) => {
    const { domainName, zoneId } = saasZone(db);
    const { apiToken } = db.hostnames.zones.get(zoneId)!;
    return { query: { opId: "op-nordlys" }, body: { domainName, zoneId, default: true, apiToken } };
  },
  "SaaS zone saved.",
);
export const IdStays: SceneStory = {
  play: () =>
    waitFor(() => expect(shownDrawer().getByRole("textbox", { name: /^Zone ID/ })).toHaveAttribute("readonly")),
};
export const WithoutRight = forbiddenPanel("updateSaasZone", "edit_saas_zones", "operator-admin");
