import { listTransactions } from "@backoffice/api-client";
import { listTransactions as shape } from "@backoffice/api-client/shapes/transactions";
import { ArrowLeftRight } from "lucide-react";
import { listPage } from "#entities/fields/contract-page.ts";
import { transactionActions } from "#entities/transaction/transaction-actions.ts";
import { hidden, transactionColumns } from "#entities/transaction/transaction-columns.tsx";

const column = transactionColumns();

/** `/transactions/list`; with `?playerCode=` the transactions of one player (money §2). */
export const TransactionsPage = listPage({
  read: listTransactions,
  shape,
  label: "Transactions",
  key: "txId",
  columns: [
    column.txId,
    column.player,
    column.type,
    column.status,
    // The source amount, where its currency differs, is the column "From".
    { ...column.to, header: "Amount" },
    { ...column.inUSD, width: 125 },
    column.created,
    column.gateway,
    column.flags,
    column.operator,
    hidden(column.from),
    hidden(column.before),
    hidden(column.after),
    hidden(column.wallet),
    hidden(column.confirmed),
    hidden(column.confirmedBy),
  ],
  actions: transactionActions,
  opens: { panel: "transaction-details", param: "txId" },
  empty: { icon: ArrowLeftRight, text: "Transactions appear here when players' money moves." },
});
