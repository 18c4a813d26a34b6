import { listGameCurrencyReport } from "@backoffice/api-client";
import { listGameCurrencyReport as shape } from "@backoffice/api-client/shapes/game-reports";
import { bets } from "#entities/report/drill-down/drill-downs.ts";
import { reportPage } from "#entities/report/report-page.tsx";
import { PLAY_FIGURES } from "./play-figures.ts";

const ofCurrency = bets<{ currency: string }>(({ currency }) => ({ currency }));

/** `/reports/game-currency`: casino and sport results by currency. */
export const GameCurrencyReport = reportPage({
  read: listGameCurrencyReport,
  shape,
  label: "Game Currency report",
  key: "currency",
  defaultSort: { id: "wagerInUSD", desc: true },
  figures: PLAY_FIGURES,
  drillDowns: {
    bets: ofCurrency,
    wager: ofCurrency,
    won: ofCurrency,
    wagerInUSD: ofCurrency,
    wonInUSD: ofCurrency,
    ggrInUSD: ofCurrency,
  },
  chart: {
    category: "Currency",
    by: "currency",
    of: { ggrInUSD: "GGR" },
  },
});
