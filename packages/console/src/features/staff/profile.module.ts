import { defineModule, OF_NO_OPERATOR } from "#kit/pages/define-module.ts";
import { definePages } from "#kit/pages/define-pages.ts";

/** The user's own profile. */
export const profile = defineModule({
  pages: definePages("Other", "signed_in", () => import("./profile.pages.ts"), {
    "/user/profile": { title: "Profile", ...OF_NO_OPERATOR },
  }),
  panels: [],
});
