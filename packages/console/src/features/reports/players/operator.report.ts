import { listOperatorReport } from "@backoffice/api-client";
import { listOperatorReport as shape } from "@backoffice/api-client/shapes/player-reports";
import {
  bets,
  confirmed,
  deposits,
  firstDeposits,
  registered,
  withdrawals,
} from "#entities/report/drill-down/drill-downs.ts";
import { reportPage } from "#entities/report/report-page.tsx";

const settled = bets();

/** `/reports/operator`: all results by operator, from registrations to NGR. */
export const OperatorReport = reportPage({
  read: listOperatorReport,
  shape,
  label: "Operator report",
  key: "opId",
  first: ["opTitle"],
  defaultSort: { id: "ngrInUSD", desc: true },
  figures: {
    registrations: { label: "Registrations" },
    depositInUSD: { label: "Deposits" },
    ggrInUSD: { label: "GGR" },
    ngrInUSD: { label: "NGR" },
  },
  drillDowns: {
    registrations: registered(),
    firstDeposits,
    depositInUSD: deposits,
    withdrawInUSD: withdrawals,
    wagerInUSD: settled,
    ggrInUSD: settled,
    bonusInUSD: confirmed("BONUS"),
  },
  chart: {
    category: "Operator",
    by: "opId",
    name: "opTitle",
    of: { ngrInUSD: "NGR" },
  },
});
