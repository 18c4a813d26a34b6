import type { components } from "@backoffice/api-client";
import { defineModule } from "#kit/pages/define-module.ts";
import { definePages } from "#kit/pages/define-pages.ts";
import { definePanels } from "#kit/panels/definition/define-panels.ts";

type Schemas = components["schemas"];

declare module "#kit/panels/definition/panel-params.ts" {
  interface DrawerParams {
    /** Not `betId`, which is a filter of the list behind the panel. */
    "bet-details": { bet: string };
    "bet-debit-details": { debit: string };
  }
  interface DialogParams {
    "settle-open-bet": { bet: Schemas["Bet"] };
    "reconcile-bet-debit": { debit: Schemas["BetDebit"] };
  }
}

/** Bets, manual settlement, and debits that correct wrongly paid bets. */
export const bets = defineModule({
  pages: [
    ...definePages("Bets", "view_bets", () => import("./bets.pages.ts"), {
      "/quick-bets": { title: "Quick Bets" },
      "/bets": { title: "Bets" },
      "/bets/reconciled-debits": { title: "Reconciled Debits", permission: "view_bet_debits", badge: "debit" },
    }),
    ...definePages("Bets", "view_bets", () => import("./bet.pages.ts"), {
      "/bets/{id}": { title: "Bet Details", recordOf: "bet" },
    }),
  ],
  panels: definePanels("view_bets", () => import("./bets.panels.ts"), {
    "bet-details": { title: "Bet Details", params: ["bet"] },
    "settle-open-bet": { title: "Settle Open Bet", permission: "settle_bets", about: ({ bet }) => [bet.betId] },
    "bet-debit-details": {
      title: "Bet Debit",
      permission: "view_bet_debits",
      params: ["debit"],
      recordOf: "bet-debit",
    },
    "reconcile-bet-debit": {
      title: "Reconcile Bet Debit",
      permission: "reconcile_bet_debits",
      about: ({ debit }) => [debit.txId],
    },
  }),
});
