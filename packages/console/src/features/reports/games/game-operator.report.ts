import { listGameOperatorReport } from "@backoffice/api-client";
import { listGameOperatorReport as shape } from "@backoffice/api-client/shapes/game-reports";
import { bets } from "#entities/report/drill-down/drill-downs.ts";
import { reportPage } from "#entities/report/report-page.tsx";
import { PLAY_FIGURES } from "./play-figures.ts";

const ofOperator = bets();

/** `/reports/game-operator`: results by operator, with provider fees. */
export const GameOperatorReport = reportPage({
  read: listGameOperatorReport,
  shape,
  label: "Game Operator report",
  key: "opId",
  first: ["opTitle"],
  defaultSort: { id: "ggrInUSD", desc: true },
  figures: PLAY_FIGURES,
  drillDowns: { bets: ofOperator, wagerInUSD: ofOperator, wonInUSD: ofOperator, ggrInUSD: ofOperator },
  chart: { category: "Operator", by: "opId", name: "opTitle", of: { ggrInUSD: "GGR" } },
});
