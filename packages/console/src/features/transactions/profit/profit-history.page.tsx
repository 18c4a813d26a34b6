import { getTransactionsTotal, listTransactions } from "@backoffice/api-client";
import { listTransactions as shape } from "@backoffice/api-client/shapes/transactions";
import { Coins } from "lucide-react";
import { listPage } from "#entities/fields/contract-page.ts";
import { Amount } from "#entities/money/amount.tsx";
import { totalLabel } from "#entities/transaction/total-label.ts";
import { transactionActions } from "#entities/transaction/transaction-actions.ts";
import { hidden, transactionColumns } from "#entities/transaction/transaction-columns.tsx";
import type { ColumnsOf } from "#kit/list/list-column.ts";
import { totalOf } from "#kit/list/list-total.ts";
import { isPlatform } from "#kit/session/session.ts";
import { SimpleView, useSimpleView } from "./simple-view.tsx";

const PROFIT = { transactionType: "REFERRAL_PROFIT" } as const;

const column = transactionColumns();
const amount = { ...column.to, header: "Profit", help: "Amount paid to the player, in the player's currency." };
const marks = { ...column.flags, help: "Deleted: deleted by staff and excluded from the total." };
const simple = [column.player, amount, column.inUSD, column.status, marks, column.created];

const profits = (columns: ColumnsOf<typeof listTransactions>) =>
  listPage({
    read: listTransactions,
    shape,
    label: "Profit transactions",
    noun: "profit transaction",
    key: "txId",
    fixed: PROFIT,
    columns,
    actions: transactionActions,
    total: totalOf(getTransactionsTotal, {
      of: listTransactions,
      column: "toAmountInUSD",
      fixed: PROFIT,
      cell: (sum) => <Amount value={sum} currency="USD" />,
      label: totalLabel,
    }),
    // Milliseconds (money §2, ruling 45).
    readEvery: 15_000,
    // Money §2, §6, §9.
    csv: { inOneCall: 1000, may: isPlatform },
    tools: <SimpleView />,
    opens: { panel: "transaction-details", param: "txId" },
    empty: { icon: Coins, text: "Profits appear here once a player's referrals earn them." },
  });

const Simple = profits([...simple, hidden(column.txId)]);
const Full = profits([
  column.txId,
  ...simple,
  column.confirmed,
  column.confirmedBy,
  column.operator,
  hidden(column.wallet),
  hidden(column.before),
  hidden(column.after),
]);

/** `/profit-history`: players' earnings from referrals; platform staff can switch to a simple view (money §2). */
export const ProfitHistoryPage = () => (useSimpleView().on ? <Simple /> : <Full />);
