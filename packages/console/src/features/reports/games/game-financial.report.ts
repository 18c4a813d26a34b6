import { listGameFinancialReport } from "@backoffice/api-client";
import { listGameFinancialReport as shape } from "@backoffice/api-client/shapes/game-reports";
import type { DrillDown } from "#entities/report/drill-down/drill-down.ts";
import { bets } from "#entities/report/drill-down/drill-downs.ts";
import { reportPage } from "#entities/report/report-page.tsx";

type Row = { date: string; category: string };

/** The bet list can filter sport, but not casino categories. */
const ofDay: DrillDown<Row> = {
  ...bets<Row>(({ category }) => (category === "SPORT" ? { betType: "SPORT" } : undefined)),
  day: ({ date }) => date,
  picks: ["category"],
};

/** `/reports/game-financial`: casino and sport results by day. */
export const GameFinancialReport = reportPage({
  read: listGameFinancialReport,
  shape,
  label: "Game Financial report",
  key: ["date", "opId", "category"],
  first: ["date", "opTitle", "category"],
  // On a phone a row is read by its operator, because its neighbours have the same day.
  columns: {
    opTitle: { summary: "identity", width: 120 },
    date: { summary: "type", width: 84 },
    category: { width: 96 },
    players: { width: 72 },
    bets: { width: 62 },
    wagerInUSD: { width: 106 },
    wonInUSD: { width: 106 },
    ggrInUSD: { summary: "amount", width: 106 },
    bonusWagerInUSD: { width: 126 },
    ggrLessBonusStakesInUSD: { width: 190 },
  },
  figures: {
    ggrInUSD: { label: "GGR" },
    wagerInUSD: { label: "Staked" },
    bonusWagerInUSD: { label: "Bonus stakes", good: "neither" },
    ggrLessBonusStakesInUSD: { label: "GGR minus bonus stakes" },
  },
  drillDowns: { bets: ofDay, wagerInUSD: ofDay, wonInUSD: ofDay, ggrInUSD: ofDay },
  chart: {
    category: "Day",
    by: "date",
    of: { ggrInUSD: "GGR" },
    days: true,
  },
});
