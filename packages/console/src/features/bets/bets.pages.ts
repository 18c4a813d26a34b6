import { BetsPage } from "./bet-list/bets.page.tsx";
import { QuickBetsPage } from "./bet-list/quick-bets.page.tsx";
import { BetPage } from "./bet-record/bet.page.tsx";
import { DebitsPage } from "./debits/debits.page.tsx";

/** Pages by path. */
export default {
  "/quick-bets": QuickBetsPage,
  "/bets": BetsPage,
  "/bets/{id}": BetPage,
  "/bets/reconciled-debits": DebitsPage,
};
