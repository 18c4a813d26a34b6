import { getTransactionsTotal, listTransactions } from "@backoffice/api-client";
import { Amount } from "#entities/money/amount.tsx";
import { totalLabel } from "#entities/transaction/total-label.ts";
import { totalOf } from "#kit/list/list-total.ts";

/** Total of the listed payouts, from its own call (money §7). */
export const payoutsTotal = totalOf(getTransactionsTotal, {
  of: listTransactions,
  column: "toAmountInUSD",
  cell: (sum) => <Amount value={sum} currency="USD" />,
  label: totalLabel,
});
