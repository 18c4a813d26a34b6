// Written by `pnpm generate`, from the IDs in the module and the files named by them. Do not edit.
export { BetDetailsDrawer as "bet-details" } from "./bet-record/bet-details.drawer.tsx";
export { BetDebitDetailsDrawer as "bet-debit-details" } from "./debits/bet-debit-details.drawer.tsx";
export { ReconcileBetDebitConfirm as "reconcile-bet-debit" } from "./debits/reconcile-bet-debit.confirm.tsx";
export { SettleOpenBetConfirm as "settle-open-bet" } from "./settle/settle-open-bet.confirm.tsx";
