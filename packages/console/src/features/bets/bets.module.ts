import { definePages } from "../../kit/define-pages.ts";
import { defineModule } from "../../kit/define-module.ts";

/** Bets, and debits that settling them left. */
export const bets = defineModule({
  pages: definePages("Bets", "view_bets", () => import("./bets.pages.ts"), {
    "/quick-bets": { title: "Quick Bets" },
    "/bets": { title: "Bets" },
    "/bets/{id}": { title: "Bet Details" },
    "/bets/reconciled-debits": { title: "Reconciled Debits", permission: "view_bet_debits", badge: "debit" },
  }),
  panels: [],
});
