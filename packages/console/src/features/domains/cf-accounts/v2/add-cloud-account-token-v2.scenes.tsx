import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { drawer } from "#testing/on-screen.ts";
import { forbiddenPanel } from "#testing/panel-states.ts";
import { cfAccount } from "#testing/rows/domain-rows.ts";
import { staging, type SceneMeta } from "#testing/staging.tsx";
import { form, untouched } from "#testing/stories/form.ts";
import { keepsSecret } from "#testing/stories/secret.ts";
import { typeIn } from "#testing/type-in.ts";
import { typePassword } from "#testing/type-password.ts";

export default {
  ...staging,
  title: "Panels/Settings/Add Cloudflare Account",
  tags: ["panel:add-cloud-account-token-v2"],
  args: { at: "/?opId=op-nordlys", opens: () => ({ id: "add-cloud-account-token-v2", params: {} }) },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });

const panel = form({ write: "createCfAccount", save: "Add Cloudflare account" });
const keyBox = async () => (await drawer()).getByLabelText(/^API key/, { selector: "input" });
const CANARY = "v1.0-canary-of-the-token";
const fill = async () => {
  await typeIn(/^Title/, "Nordlys campaigns");
  await typeIn(/^Account ID/, "  51aa07c2  ");
  await typePassword(/^API key/, CANARY);
};

/** For the operator in scope, whose ID goes into query string and body (content §7). */
export const New = panel.sends(
  fill,
  {
    query: { opId: "op-nordlys" },
    body: { opId: "op-nordlys", title: "Nordlys campaigns", accountId: "51aa07c2", token: CANARY },
  },
  "CF account is successfully added!",
);
export const WithoutAccountId = panel.says(untouched, /^Account ID/, /Enter the account ID\./);
export const WithoutKey = panel.says(
  async () => {
    await typeIn(/^Title/, "Nordlys campaigns");
    await typeIn(/^Account ID/, "51aa07c2");
  },
  keyBox,
  /Enter the API key\./,
);
export const KeyStaysHidden = keepsSecret(/^API key/, /^Title/);
export const AddedAlready = panel.taken(
  async (db) => {
    await fill();
    await typeIn(/^Account ID/, cfAccount(db).cfAccountId);
  },
  /^Account ID/,
  /has already been added\./,
);
/** The server sends no message: the documented one is shown (content §8). */
export const RefusedWithoutWords = panel.refused(fill, () => undefined, "Failed to add cf account", {
  faults: [{ operation: "createCfAccount", fault: "refused-silently" }],
});
export const WithoutRight = forbiddenPanel("createCfAccount", "edit_cf_accounts", "operator-manager");
