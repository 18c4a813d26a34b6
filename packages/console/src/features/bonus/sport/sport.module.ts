import type { components } from "@backoffice/api-client";
import { defineModule } from "#kit/pages/define-module.ts";
import { definePages } from "#kit/pages/define-pages.ts";
import { definePanels } from "#kit/panels/definition/define-panels.ts";

declare module "#kit/panels/definition/panel-params.ts" {
  interface DrawerParams {
    "sport-freebet-details": { freebet: string };
    "applied-freebet-details": { applied: string };
    /** For one player, by ID. */
    "sport-freebet-template-list": { player: string };
  }
  interface DialogParams {
    "add-sport-freebet-confirmation": {
      template: components["schemas"]["SportFreebet"];
      /** Selected in the dialog if omitted. */
      player?: { playerId: string; playerCode: string };
    };
  }
}

/** Sport freebets: templates, and freebets given to players. */
export const sportFreebets = defineModule({
  pages: definePages("Bonus", "view_freebets", () => import("./sport.pages.ts"), {
    "/bonus/sport": { title: "Sport FreeBets", noTestFilter: true },
  }),
  panels: definePanels("view_freebets", () => import("./sport.panels.ts"), {
    "sport-freebet-details": { title: "Sport FreeBet", params: ["freebet"], recordOf: "freebet" },
    "applied-freebet-details": { title: "Applied FreeBet Details", params: ["applied"] },
    "sport-freebet-template-list": { title: "Sport FreeBets", params: ["player"] },
    "add-sport-freebet-confirmation": { title: "Add Sport FreeBet Confirmation", permission: "give_freebets" },
  }),
});
