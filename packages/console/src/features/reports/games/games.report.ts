import { listGameReport } from "@backoffice/api-client";
import { listGameReport as shape } from "@backoffice/api-client/shapes/game-reports";
import { bets } from "#entities/report/drill-down/drill-downs.ts";
import { reportPage } from "#entities/report/report-page.tsx";
import { betsOfGame } from "./bets-of-game.ts";
import { PLAY_FIGURES } from "./play-figures.ts";

const ofGame = { ...bets(betsOfGame), picks: ["category", "provider"] };

/** `/reports/games`: results by game. */
export const GamesReport = reportPage({
  read: listGameReport,
  shape,
  label: "Games report",
  key: "gameId",
  first: ["title"],
  columns: { gameId: "hidden" },
  defaultSort: { id: "wagerInUSD", desc: true },
  figures: PLAY_FIGURES,
  drillDowns: { bets: ofGame, wagerInUSD: ofGame, wonInUSD: ofGame, ggrInUSD: ofGame },
  chart: {
    category: "Game",
    by: "gameId",
    name: "title",
    of: { ggrInUSD: "GGR" },
  },
});
