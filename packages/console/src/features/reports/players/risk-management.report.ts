import { listRiskReport } from "@backoffice/api-client";
import { listRiskReport as shape } from "@backoffice/api-client/shapes/player-reports";
import { tagsCell } from "@backoffice/ui/table";
import type { DrillDown } from "#entities/report/drill-down/drill-down.ts";
import { bets } from "#entities/report/drill-down/drill-downs.ts";
import { reportPage } from "#entities/report/report-page.tsx";
import type { RowOf } from "#kit/list/call-types.ts";
import { choiceWords } from "#kit/words/choice-words.ts";
import { riskScoreCell } from "./risk-score-cell.tsx";

type Row = { playerCode: string };
type RiskRow = RowOf<typeof listRiskReport.operation>;

/** The total covers only the flagged players, which no list filter matches. */
const confirmed = (transactionTypes: string): DrillDown<Row> => ({
  to: "/transactions/list",
  permission: "view_transactions",
  query: (row) => row && { playerCode: row.playerCode, transactionTypes, status: "CONFIRMED" },
  carries: { currency: "currency" },
  picks: ["riskLevel"],
});

const stakes: DrillDown<Row> = {
  ...bets(),
  query: (row) => row && { playerCode: row.playerCode, isSettled: "true" },
  picks: ["riskLevel"],
};

/** `/reports/risk-management`: players to review, highest risk first. */
export const RiskManagementReport = reportPage({
  read: listRiskReport,
  shape,
  label: "Risk Management report",
  key: "playerId",
  first: ["playerCode"],
  columns: {
    playerId: "hidden",
    reasons: { width: 360, ...tagsCell<RiskRow>(({ reasons }) => reasons.map(choiceWords), { limit: 3 }) },
    riskScore: { width: 120, ...riskScoreCell<RiskRow>(({ riskScore }) => riskScore) },
  },
  defaultSort: { id: "riskScore", desc: true },
  figures: {
    depositInUSD: { label: "Deposits", good: "neither" },
    withdrawInUSD: { label: "Withdrawals", good: "neither" },
    bonusInUSD: { label: "Bonuses", good: "neither" },
    wagerInUSD: { label: "Staked", good: "neither" },
  },
  drillDowns: {
    depositInUSD: confirmed("DEPOSIT"),
    withdrawInUSD: confirmed("WITHDRAW"),
    bonusInUSD: confirmed("BONUS"),
    wagerInUSD: stakes,
  },
});
