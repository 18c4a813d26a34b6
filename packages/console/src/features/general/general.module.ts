import { definePages } from "#kit/pages/define-pages.ts";
import { defineModule, OF_NO_OPERATOR } from "#kit/pages/define-module.ts";

/** Pages that belong to no other area. */
export const general = defineModule({
  pages: [
    {
      path: "/exchange-rates",
      title: "Exchange Rates",
      group: "Other",
      permission: "signed_in",
      ...OF_NO_OPERATOR,
      page: () => import("./exchange-rates/exchange-rates.page.tsx"),
    },
    ...definePages("Other", "signed_in", () => import("./general.pages.tsx"), {
      "/whats-new": { title: "What's New", ...OF_NO_OPERATOR },
      "/whats-new/super-admin": { title: "What's New for Super Admins", onlyFor: "SUPER_ADMIN", ...OF_NO_OPERATOR },
    }),
  ],
  panels: [],
});
