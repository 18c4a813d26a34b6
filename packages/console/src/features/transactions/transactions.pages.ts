import { BetAdjustmentsPage } from "./list/bet-adjustments.page.tsx";
import { ClaimedBonusesPage } from "./list/claimed-bonuses.page.tsx";
import { TransactionActivitiesPage } from "./list/transaction-activities.page.tsx";
import { TransactionsPage } from "./list/transactions.page.ts";
import { ProfitHistoryPage } from "./profit/profit-history.page.tsx";

/** Pages by path. */
export default {
  "/transactions/transactions-activities": TransactionActivitiesPage,
  "/transactions/claimed-bonus": ClaimedBonusesPage,
  "/transactions/list": TransactionsPage,
  "/transactions/bet-adjustment": BetAdjustmentsPage,
  "/profit-history": ProfitHistoryPage,
};
