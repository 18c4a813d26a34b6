import { defineModule, definePage } from "#kit/pages/define-module.ts";
import { definePanels } from "#kit/panels/define-panels.ts";
import "./sport.params.ts";

const permission = "view_freebets";

/** Sport freebets: their templates, and what players were given by them. */
export const sportFreebets = defineModule({
  pages: [
    definePage({
      path: "/bonus/sport",
      title: "Sport FreeBets",
      group: "Bonus",
      permission,
      page: () => import("./list/freebets.page.tsx"),
    }),
  ],
  panels: definePanels(permission, () => import("./sport.panels.ts"), {
    "sport-freebet-details": { title: "Sport FreeBet", params: ["freebet"] },
    "applied-freebet-details": { title: "Applied FreeBet Details", params: ["applied"] },
    "sport-freebet-template-list": { title: "Sport FreeBets", params: ["player"] },
    "add-sport-freebet-confirmation": { title: "Add Sport FreeBet Confirmation", permission: "give_freebets" },
  }),
});
