import type { Db } from "@backoffice/mocks";
import { expect, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { cfAccountV3 } from "#testing/rows/domain-rows.ts";
import { drawer, shownDrawer } from "#testing/on-screen.ts";
import { forbiddenPanel } from "#testing/panel-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { form, untouched } from "#testing/stories/form.ts";
import { keepsSecret } from "#testing/stories/secret.ts";
import { typeIn } from "#testing/type-in.ts";
import { typePassword } from "#testing/type-password.ts";

const opens = (db: Db) => {
  const { cfApiKey: _key, ...account } = cfAccountV3(db);
  return { id: "cloud-account-edit-v3", params: { account } } as const;
};
const NEW = { at: "/?opId=op-nordlys", opens: () => ({ id: "cloud-account-edit-v3", params: {} }) as const };

export default {
  ...staging,
  title: "Panels/Settings/Cloudflare account, form",
  tags: ["panel:cloud-account-edit-v3"],
  args: { opens },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });

const edited = form({ write: "updateCfAccountV3" });
const added = form({ write: "createCfAccountV3", save: "Add Cloudflare account", args: NEW });
const CANARY = "v1.0-canary-of-v3";
const fill = async () => {
  await typeIn(/^Code/, "SAAS-NORDLYS-9");
  await typeIn(/^Account ID/, "9b2d4f");
  await typePassword(/^API key/, CANARY);
};

/** POST to add (content §7). */
export const New = look(
  added.sends(
    fill,
    {
      query: { opId: "op-nordlys" },
      body: { cfAccountCode: "SAAS-NORDLYS-9", cfAccountId: "9b2d4f", cfApiKey: CANARY },
    },
    "CF account is successfully added!",
  ),
);
export const WithoutAccountId = added.says(untouched, /^Account ID/, /Enter the account ID\./);
export const WithoutKey = added.says(
  async () => {
    await typeIn(/^Code/, "SAAS-NORDLYS-9");
    await typeIn(/^Account ID/, "9b2d4f");
  },
  async () => (await drawer()).getByLabelText(/^API key/, { selector: "input" }),
  /Enter the API key\./,
);
export const CodeTaken = added.taken(
  async (db) => {
    await fill();
    await typeIn(/^Code/, cfAccountV3(db).cfAccountCode);
  },
  /^Code/,
  /There is an account with the code SAAS-NORDLYS-\d already\./,
);
/** The server sends no message: the documented one is shown (content §8). */
export const RefusedWithoutWords = added.refused(fill, () => undefined, "Failed to add cf account", {
  faults: [{ operation: "createCfAccountV3", fault: "refused-silently" }],
});
export const KeyStaysHidden = keepsSecret(/^API key/, /^Account ID/, NEW);
/** PUT to edit; an empty key keeps the stored one (content §7). */
export const Edited = edited.sends(
  () => typeIn(/^Account ID/, "77aa07"),
  (db) => {
    const { opId, cfAccountCode } = cfAccountV3(db);
    return { query: { opId }, body: { cfAccountCode, cfAccountId: "77aa07" } };
  },
  "Cloudflare account saved.",
);
export const CodeStays: SceneStory = {
  play: () => waitFor(() => expect(shownDrawer().getByRole("textbox", { name: /^Code/ })).toHaveAttribute("readonly")),
};
export const WithoutRight = forbiddenPanel("createCfAccountV3", "edit_cf_accounts", "operator-manager");
