import type { Db } from "@backoffice/mocks";
import { expect } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { cfAccount } from "#testing/rows/domain-rows.ts";
import { drawer } from "#testing/on-screen.ts";
import { forbiddenPanel } from "#testing/panel-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { form } from "#testing/stories/form.ts";
import { keepsSecret } from "#testing/stories/secret.ts";
import { typeIn } from "#testing/type-in.ts";
import { typePassword } from "#testing/type-password.ts";

// As the list passes it: without its key.
const opens = (db: Db) => {
  const { cfApiKey: _key, ...account } = cfAccount(db);
  return { id: "edit-cloudflare-account", params: { account } } as const;
};

export default {
  ...staging,
  title: "Panels/Settings/Edit Cloudflare Account",
  tags: ["panel:edit-cloudflare-account"],
  args: { opens },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });

const panel = form({ write: "updateCfAccount" });

/** The code identifies the account and is read-only; an empty key keeps the stored one (content §7). */
export const Edited = panel.sends(
  () => typeIn(/^Title/, "Nordlys archive"),
  (db) => {
    const { cfAccountCode, description, note } = cfAccount(db);
    return { body: { cfAccountCode, title: "Nordlys archive", description, note } };
  },
  "Cloudflare account saved.",
);
/** The response of the call holds the new key; drawer and list do not keep it. */
export const NewKey = panel.sends(
  () => typePassword(/^New API key/, "v1.0-canary-renewed"),
  (db) => {
    const { cfAccountCode, title, description, note } = cfAccount(db);
    return { body: { cfAccountCode, title, description, note, cfApiKey: "v1.0-canary-renewed" } };
  },
  "Cloudflare account saved.",
);
export const CodeStays: SceneStory = {
  play: async ({ loaded: { db } }) => {
    const code = await (await drawer()).findByRole("textbox", { name: /^Code/ });
    await expect(code).toHaveValue(cfAccount(db).cfAccountCode);
    await expect(code).toHaveAttribute("readonly");
  },
};
export const WithoutTitle = panel.says(() => typeIn(/^Title/, " "), /^Title/, /Enter the title\./);
export const KeyStaysHidden = keepsSecret(/^New API key/, /^Title/);
export const Gone = panel.refused(
  () => typeIn(/^Title/, "Nordlys archive"),
  (db) => void db.domains.accounts.delete(cfAccount(db).cfAccountCode),
  "This CF account does not exist.",
);
export const WithoutRight = forbiddenPanel("updateCfAccount", "edit_cf_accounts", "operator-manager");
