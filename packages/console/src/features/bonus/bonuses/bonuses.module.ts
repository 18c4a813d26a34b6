import { defineModule } from "#kit/pages/define-module.ts";
import { definePages } from "#kit/pages/define-pages.ts";
import { definePanels } from "#kit/panels/definition/define-panels.ts";
import "./bonuses.params.ts";

/** Bonuses that players get for a deposit, for signing up or by hand, what was claimed of them, and what was paid. */
export const bonuses = defineModule({
  pages: definePages("Bonus", "view_bonuses", () => import("./bonuses.pages.ts"), {
    "/bonus": { title: "Bonuses" },
    "/bonus/list": { title: "Bonus List" },
    "/bonus/claims": { title: "Bonus Claims" },
    "/bonus/transactions": { title: "Bonus Transactions" },
    "/bonus/{id}": { title: "Bonus Details", recordOf: "bonus" },
  }),
  panels: definePanels("view_bonuses", () => import("./bonuses.panels.ts"), {
    "clone-bonus": {
      title: "Clone Bonus",
      permission: "edit_bonuses",
      about: ({ bonus }) => [bonus.bonusId],
    },
    "delete-deposit-bonus": { title: "Delete bonus", permission: "delete_bonuses" },
  }),
});
