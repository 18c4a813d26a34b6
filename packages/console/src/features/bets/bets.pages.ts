import { BetsPage } from "./bet-list/bets.page.tsx";
import { QuickBetsPage } from "./bet-list/quick-bets.page.tsx";
import { DebitsPage } from "./debits/debits.page.tsx";

/** Pages by path. */
export default {
  "/quick-bets": QuickBetsPage,
  "/bets": BetsPage,
  "/bets/reconciled-debits": DebitsPage,
};
