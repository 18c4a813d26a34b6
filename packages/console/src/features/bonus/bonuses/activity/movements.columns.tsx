import type { components, listBonusTransactions } from "@backoffice/api-client";
import { dateCell, idCell, statusCell, textCell } from "@backoffice/ui/table";
import { amountCell } from "#entities/money/amount-cell.tsx";
import { operatorCell } from "#entities/operator/operator-cell.tsx";
import { playerLinkCell } from "#entities/player/player-link-cell.tsx";
import { TRANSACTION_STATUS } from "#entities/transaction/transaction-status.ts";
import type { ColumnsOf } from "#kit/list/list-column.ts";
import { choiceCell } from "#kit/words/choice-cell.ts";
import { hidden } from "../terms/terms.columns.tsx";

type Movement = components["schemas"]["BonusTransaction"];
const inOwn = (get: (it: Movement) => number) =>
  amountCell<Movement>((it) => ({ value: get(it), currency: it.toCurrency }));

/** Columns of bonus transactions. */
export const movementColumns: ColumnsOf<typeof listBonusTransactions> = [
  {
    id: "playerCode",
    header: "Player",
    ...playerLinkCell<Movement>((it) => it),
    sortable: true,
    hideable: false,
    sticky: "start",
    width: 165,
  },
  { id: "bonusTitle", header: "Bonus or form", ...textCell<Movement>((it) => it.bonusTitle), width: 180 },
  {
    id: "transactionSubType",
    header: "Kind",
    ...choiceCell<Movement>((it) => it.transactionSubType),
    sortable: true,
    width: 160,
  },
  {
    id: "status",
    header: "Status",
    ...statusCell<Movement, Movement["status"]>(({ status }) => status, TRANSACTION_STATUS),
    sortable: true,
    width: 115,
  },
  { id: "toAmount", header: "Amount", ...inOwn((it) => it.toAmount), width: 130 },
  {
    id: "toAmountInUSD",
    header: "In USD",
    ...amountCell<Movement>((it) => ({ value: it.toAmountInUSD, currency: "USD" })),
    sortable: true,
    width: 120,
  },
  { id: "balanceBefore", header: "Balance before", ...inOwn((it) => it.balanceBefore), width: 140 },
  { id: "balanceAfter", header: "Balance after", ...inOwn((it) => it.balanceAfter), width: 140 },
  { id: "createdAt", header: "Created", ...dateCell<Movement>((it) => it.createdAt), sortable: true, width: 175 },
  { id: "confirmedBy", header: "Confirmed by", ...textCell<Movement>((it) => it.confirmedBy), width: 130 },
  { id: "opTitle", header: "Operator", ...operatorCell<Movement>(({ opId }) => opId), sortable: true, width: 150 },
  hidden({ id: "txId", header: "Transaction", ...idCell<Movement>(({ txId }) => txId, { keep: 6 }), width: 130 }),
];
