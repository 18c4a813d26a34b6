import { listGameProviderReport } from "@backoffice/api-client";
import { listGameProviderReport as shape } from "@backoffice/api-client/shapes/game-reports";
import { bets } from "#entities/report/drill-down/drill-downs.ts";
import { reportPage } from "#entities/report/report-page.tsx";
import { betsOfProvider } from "./bets-of-game.ts";
import { PLAY_FIGURES } from "./play-figures.ts";

const ofProvider = bets(betsOfProvider);

/** `/reports/game-providers`: results by provider, with share and fee. */
export const GameProvidersReport = reportPage({
  read: listGameProviderReport,
  shape,
  label: "Game Providers report",
  key: "provider",
  columns: { providerId: "hidden" },
  defaultSort: { id: "ggrInUSD", desc: true },
  figures: PLAY_FIGURES,
  drillDowns: { bets: ofProvider, wagerInUSD: ofProvider, wonInUSD: ofProvider, ggrInUSD: ofProvider },
  chart: { category: "Provider", by: "provider", of: { ggrInUSD: "GGR" } },
});
