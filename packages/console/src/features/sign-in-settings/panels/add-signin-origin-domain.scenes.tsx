import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { forbiddenPanel } from "#testing/panel-states.ts";
import { staging, type SceneMeta } from "#testing/staging.tsx";
import { form, untouched } from "#testing/stories/form.ts";
import { shows } from "#testing/stories/record.ts";
import { typeIn } from "#testing/type-in.ts";

export default {
  ...staging,
  title: "Panels/Settings/Add origin",
  tags: ["panel:add-signin-origin-domain"],
  args: { opens: () => ({ id: "add-signin-origin-domain", params: {} }) },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-admin" });

const panel = form({ write: "createSignInDomain", save: "Add origin" });
const type = (url: string) => () => typeIn(/^Address/, url);

/** Sent with the type Origin (content §2). */
export const Added = panel.sends(
  type("https://office.lotus.example"),
  { body: { url: "https://office.lotus.example", type: "Origin" } },
  "The origin is now allowed.",
);
export const Example = shows([/As in https:\/\/host/]);
export const Nothing = panel.says(untouched, /^Address/, /Use an address like https:\/\/host/);
export const OtherForm = panel.says(
  type("https://office.lotus.example/"),
  /^Address/,
  /Use an address like https:\/\/host/,
);
export const Taken = panel.taken(
  async (db) => {
    const row = [...db.signIn.domains.values()].find((it) => it.type === "Origin")!;
    await typeIn(/^Address/, row.url);
  },
  /^Address/,
  "This address is already allowed.",
);
export const WithoutRight = forbiddenPanel("createSignInDomain", "edit_sign_in_domains", "operator-admin");
