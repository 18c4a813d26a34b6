import { listBonusTransactionReport } from "@backoffice/api-client";
import { listBonusTransactionReport as shape } from "@backoffice/api-client/shapes/money-reports";
import { choiceWords } from "#kit/words/choice-words.ts";
import type { DrillDown } from "#entities/report/drill-down/drill-down.ts";
import { reportPage } from "#entities/report/report-page.tsx";

type Row = { opId: string; transactionSubType: string; currency: string };

const movements = (says: { status?: string }): DrillDown<Row> => ({
  to: "/bonus/transactions",
  permission: "view_bonuses",
  query: (row) => ({
    ...(row && { opId: row.opId, transactionSubType: row.transactionSubType, currency: row.currency }),
    ...says,
  }),
  carries: { currency: "currency" },
});
const confirmed = movements({ status: "CONFIRMED" });

/** `/reports/bonus-transactions`: totals by bonus type and operator. */
export const BonusTransactionsReport = reportPage({
  read: listBonusTransactionReport,
  shape,
  label: "Bonus Transactions report",
  key: ["opId", "transactionSubType", "currency"],
  first: ["opTitle", "transactionSubType", "currency"],
  defaultSort: { id: "amountInUSD", desc: true },
  figures: {
    amountInUSD: { label: "Confirmed", good: "neither" },
    count: { label: "Transactions", good: "neither" },
    confirmedCount: { label: "Of which confirmed", good: "neither" },
  },
  drillDowns: { count: movements({}), confirmedCount: confirmed, amount: confirmed, amountInUSD: confirmed },
  chart: {
    category: "Kind",
    by: "transactionSubType",
    of: { amountInUSD: "Confirmed" },
    words: choiceWords,
  },
});
