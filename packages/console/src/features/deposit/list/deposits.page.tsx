import { getDepositsTotal, listDeposits } from "@backoffice/api-client";
import { listDeposits as shape } from "@backoffice/api-client/shapes/deposits";
import { ArrowDownToLine } from "lucide-react";
import { listPage } from "#entities/fields/contract-page.ts";
import { Amount } from "#entities/money/amount.tsx";
import { totalLabel } from "#entities/transaction/total-label.ts";
import { transactionActions } from "#entities/transaction/transaction-actions.ts";
import { totalOf } from "#kit/list/list-total.ts";
import { DEPOSIT_COLUMNS } from "./deposits.columns.ts";

/** Total of the listed deposits, from its own call (money §7). */
const depositsTotal = totalOf(getDepositsTotal, {
  of: listDeposits,
  column: "toAmountInUSD",
  cell: (sum) => <Amount value={sum} currency="USD" />,
  label: totalLabel,
});

/** `/deposit/list`; with `?status=CONFIRMED` credited deposits. */
export const DepositsPage = listPage({
  read: listDeposits,
  shape,
  label: "Deposits",
  noun: "deposit",
  key: "txId",
  columns: DEPOSIT_COLUMNS,
  actions: transactionActions,
  total: depositsTotal,
  buttons: [{ label: "Pending deposits", to: "/deposit/pending", permission: "view_deposits" }],
  opens: { panel: "transaction-details", param: "txId" },
  empty: { icon: ArrowDownToLine, text: "Deposits appear here once players pay in." },
});
