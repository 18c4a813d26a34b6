import { listTransactionReport } from "@backoffice/api-client";
import { listTransactionReport as shape } from "@backoffice/api-client/shapes/money-reports";
import { choiceWords } from "#kit/words/choice-words.ts";
import { transactionsOf } from "#entities/report/drill-down/transactions.drill-down.ts";
import { reportPage } from "#entities/report/report-page.tsx";

/** `/reports/transactions`: number of transactions by type, currency and status. */
export const TransactionsReport = reportPage({
  read: listTransactionReport,
  shape,
  label: "Transactions report",
  key: ["transactionType", "currency"],
  columns: { currency: { width: 100 } },
  defaultSort: { id: "amountInUSD", desc: true },
  figures: {
    amountInUSD: { label: "Confirmed" },
    count: { label: "Transactions" },
    confirmedCount: { label: "Of which confirmed" },
    rejectedCount: { label: "Rejected or canceled", good: "down" },
  },
  drillDowns: {
    count: transactionsOf(),
    confirmedCount: transactionsOf("CONFIRMED"),
    amount: transactionsOf("CONFIRMED"),
    amountInUSD: transactionsOf("CONFIRMED"),
  },
  chart: {
    category: "Type",
    by: "transactionType",
    of: { amountInUSD: "Confirmed" },
    words: choiceWords,
  },
});
