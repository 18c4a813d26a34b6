import { definePages } from "#kit/pages/define-pages.ts";
import { defineModule } from "#kit/pages/define-module.ts";

/** Bonuses, releases, claims and bonus forms. */
export const bonus = defineModule({
  pages: definePages("Bonus", "view_bonuses", () => import("./bonus.pages.ts"), {
    "/bonus/releases": { title: "Bonus Releases" },
    "/bonus/releases/{id}": { title: "Bonus Release", recordOf: "bonus-release" },
    "/bonus/form": { title: "Bonus Forms" },
    "/bonus/form/new": { title: "New Bonus Form", inMenu: false },
    "/bonus/form/requests": { title: "Bonus Form Requests", permission: "view_bonus_requests" },
    "/bonus/form/history": { title: "Bonus Form History", permission: "view_bonus_requests" },
  }),
  panels: [],
});
