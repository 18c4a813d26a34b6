import { listTransactionOperatorReport } from "@backoffice/api-client";
import { listTransactionOperatorReport as shape } from "@backoffice/api-client/shapes/money-reports";
import { confirmed, deposits, withdrawals } from "#entities/report/drill-down/drill-downs.ts";
import { reportPage } from "#entities/report/report-page.tsx";

/** `/reports/transaction-operator`: deposits and withdrawals by operator. */
export const TransactionOperatorReport = reportPage({
  read: listTransactionOperatorReport,
  shape,
  label: "Transaction Operator report",
  key: "opId",
  first: ["opTitle"],
  defaultSort: { id: "netDepositInUSD", desc: true },
  figures: {
    depositInUSD: { label: "Deposits" },
    withdrawInUSD: { label: "Withdrawals", good: "neither" },
    netDepositInUSD: { label: "Net deposits" },
    bonusInUSD: { label: "Bonuses", good: "neither" },
  },
  drillDowns: {
    depositCount: deposits,
    depositInUSD: deposits,
    withdrawCount: withdrawals,
    withdrawInUSD: withdrawals,
    topupInUSD: confirmed("TOPUP"),
    bonusInUSD: confirmed("BONUS"),
    cashbackInUSD: confirmed("CASHBACK"),
    affiliateInUSD: confirmed("AFFILIATE"),
  },
  chart: {
    category: "Operator",
    by: "opId",
    name: "opTitle",
    of: { netDepositInUSD: "Net deposits" },
  },
});
