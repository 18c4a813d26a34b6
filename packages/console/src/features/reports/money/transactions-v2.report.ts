import { listTransactionReportV2 } from "@backoffice/api-client";
import { listTransactionReportV2 as shape } from "@backoffice/api-client/shapes/money-reports";
import { transactionsOf } from "#entities/report/drill-down/transactions.drill-down.ts";
import { reportPage } from "#entities/report/report-page.tsx";

const day = ({ date }: { date: string }) => date;
const all = { ...transactionsOf(), day };
const confirmed = { ...transactionsOf("CONFIRMED"), day };

/** `/reports/transactionsV2`: results by gateway and day. */
export const TransactionsV2Report = reportPage({
  read: listTransactionReportV2,
  shape,
  label: "Transactions V2 report",
  key: ["date", "transactionType", "gateway"],
  figures: {
    amountInUSD: { label: "Confirmed" },
    count: { label: "Transactions" },
    confirmedCount: { label: "Of which confirmed" },
    feeInUSD: { label: "Kept by gateways", good: "down" },
  },
  drillDowns: { count: all, confirmedCount: confirmed, amountInUSD: confirmed },
  chart: {
    category: "Day",
    by: "date",
    of: { amountInUSD: "Confirmed" },
    days: true,
  },
});
