import type { components, listBetDebits } from "@backoffice/api-client";
import { booleanCell, dateCell, idCell, playerCell, statusCell, textCell } from "@backoffice/ui/table";
import { amountCell } from "#entities/money/amount-cell.tsx";
import { operatorCell } from "#entities/operator/operator-cell.tsx";
import { choiceCell } from "#kit/words/choice-cell.ts";
import { refCell } from "#kit/references/ref-cell.tsx";
import type { ColumnsOf } from "#kit/list/list-column.ts";
import { DEBIT_STATE, debitState } from "./debit-state.ts";

type BetDebit = components["schemas"]["BetDebit"];
type Amount = "debitAmount" | "autoReconciledAmount" | "reconciledAmount";

const amount = (name: Amount) =>
  amountCell<BetDebit>((debit) => ({ value: debit[name], currency: debit.debitCurrency }));

/** Columns of the debit list. */
export const debitColumns: ColumnsOf<typeof listBetDebits> = [
  {
    id: "txId",
    header: "Transaction",
    ...idCell<BetDebit>(({ txId }) => txId, { keep: 12 }),
    hideable: false,
    sticky: "start",
    width: 130,
  },
  {
    id: "playerCode",
    header: "Player",
    ...refCell<BetDebit>(
      "player",
      ({ player }) => player.playerCode,
      playerCell(({ player }) => ({ name: player.username ?? player.playerCode, id: player.playerCode })),
    ),
    sortable: true,
    width: 180,
  },
  { id: "state", header: "State", ...statusCell<BetDebit, "OPEN" | "RECONCILED">(debitState, DEBIT_STATE), width: 115 },
  {
    id: "betId",
    header: "Bet",
    ...refCell<BetDebit>(
      "bet",
      ({ betId }) => betId,
      idCell(({ betId }) => betId, { keep: 12 }),
    ),
    width: 120,
  },
  { id: "debitAmount", header: "Debit", ...amount("debitAmount"), sortable: true, width: 125 },
  { id: "autoReconciledAmount", header: "Deducted automatically", ...amount("autoReconciledAmount"), width: 125 },
  { id: "reconciledAmount", header: "Deducted by staff", ...amount("reconciledAmount"), sortable: true, width: 125 },
  { id: "createdAt", header: "Created", ...dateCell<BetDebit>((debit) => debit.createdAt), sortable: true, width: 180 },
  {
    id: "debitReason",
    header: "Reason",
    ...choiceCell<BetDebit>(({ debitReason }) => debitReason),
    sortable: true,
    width: 150,
  },
  {
    id: "opId",
    header: "Operator",
    ...operatorCell<BetDebit>(({ opId }) => opId),
    width: 150,
  },
  {
    id: "settledAt",
    header: "Reconciled",
    ...dateCell<BetDebit>((debit) => debit.settledAt),
    sortable: true,
    width: 190,
  },
  {
    id: "settledBy",
    header: "Reconciled by",
    ...textCell<BetDebit>(({ settledByInfo, settledBy }) => settledByInfo?.nickname ?? settledBy),
    width: 130,
  },
  {
    id: "debitCurrency",
    header: "Currency",
    ...textCell<BetDebit>(({ debitCurrency }) => debitCurrency),
    width: 90,
    defaultHidden: true,
  },
  {
    id: "debitRequestId",
    header: "Request",
    ...idCell<BetDebit>(({ debitRequestId }) => debitRequestId, { keep: 12 }),
    width: 130,
    defaultHidden: true,
  },
  {
    id: "notificationWasSentAfterNewDeposit",
    header: "Deposit notification",
    help: "Staff were notified when the player deposited again.",
    ...booleanCell<BetDebit>((debit) => debit.notificationWasSentAfterNewDeposit),
    width: 140,
    defaultHidden: true,
  },
];
