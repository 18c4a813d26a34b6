import { BetDetailsDrawer } from "./bet-record/bet-details.drawer.tsx";
import { BetDebitDetailsDrawer } from "./debits/bet-debit-details.drawer.tsx";
import { ReconcileBetDebitConfirm } from "./debits/reconcile-bet-debit.confirm.tsx";
import { SettleOpenBetConfirm } from "./settle/settle-open-bet.confirm.tsx";

/** Panels by ID. */
export default {
  "bet-details": BetDetailsDrawer,
  "settle-open-bet": SettleOpenBetConfirm,
  "bet-debit-details": BetDebitDetailsDrawer,
  "reconcile-bet-debit": ReconcileBetDebitConfirm,
};
