import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { forbiddenPanel } from "#testing/panel-states.ts";
import { staging, type SceneMeta } from "#testing/staging.tsx";
import { form, untouched } from "#testing/stories/form.ts";
import { shows } from "#testing/stories/record.ts";
import { typeIn } from "#testing/type-in.ts";

export default {
  ...staging,
  title: "Panels/Settings/Add callback",
  tags: ["panel:add-signin-callback-domain"],
  args: { opens: () => ({ id: "add-signin-callback-domain", params: {} }) },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-admin" });

const panel = form({ write: "createSignInDomain", save: "Add callback" });
const type = (url: string) => () => typeIn(/^Address/, url);

/** Sent with the type Callback (content §2). */
export const New = panel.sends(
  type("https://office.lotus.example/api/auth/callback"),
  { body: { url: "https://office.lotus.example/api/auth/callback", type: "Callback" } },
  "The callback is now allowed.",
);
export const Example = shows([/As in https:\/\/host/]);
export const Nothing = panel.says(untouched, /^Address/, /Use an address like https:\/\/host\/api\/auth\/callback/);
export const OtherForm = panel.says(
  type("https://office.lotus.example/callback"),
  /^Address/,
  /Use an address like https:\/\/host\/api\/auth\/callback/,
);
export const Taken = panel.taken(
  async (db) => {
    const row = [...db.signIn.domains.values()].find((it) => it.type === "Callback")!;
    await typeIn(/^Address/, row.url);
  },
  /^Address/,
  "This address is already allowed.",
);
export const WithoutRight = forbiddenPanel("createSignInDomain", "edit_sign_in_domains", "operator-admin");
