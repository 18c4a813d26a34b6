import type { Effects } from "./effects-of.ts";
import { STAFF_TRANSACTION } from "./new-transaction.ts";
import { PLAY_REPORTS, REFERRAL_REPORTS, TRANSACTION_REPORTS } from "./report-effects.ts";

/** Reads that show a game. */
const games = ["listGames", "showGame", "searchGames", "findGamesByName"] as const;

/** Reads of an operator's settings for a game, and of the game as the operator offers it. */
const operatorGames = [
  "listOperatorGames",
  "showOperatorGame",
  "listCmsGames",
  "showCmsGame",
  "listCmsOperatorGames",
  "showCmsOperatorGame",
] as const;

/** Reads that show the number of games. */
const gameCounts = [
  "listGameCategories",
  "showGameCategory",
  "listGameTags",
  "showGameTag",
  "listGameJurisdictions",
  "searchGameJurisdictions",
  "showGameJurisdiction",
] as const;

const gameProviders = ["listGameOriginalProviders", "searchGameOriginalProviders", "showGameOriginalProvider"] as const;

/** Games. */
export const gamesEffects = {
  saveGameCategory: ["listGameCategories", "showGameCategory"],
  saveGameTag: ["listGameTags", "showGameTag"],
  saveGameJurisdiction: ["listGameJurisdictions", "searchGameJurisdictions", "showGameJurisdiction"],
  createGameOriginalProvider: ["listGameOriginalProviders", "searchGameOriginalProviders"],
  updateGameOriginalProvider: [...gameProviders, ...games, ...operatorGames],
  updateGame: [...gameCounts, ...gameProviders, ...games, ...operatorGames, "showLaunchUrl", "listGameLogs"],
  syncImoonGames: [...gameCounts, ...gameProviders, ...games, ...operatorGames, "showLaunchUrl", "listGameLogs"],
  syncSgGames: [...gameCounts, ...gameProviders, ...games, ...operatorGames, "showLaunchUrl", "listGameLogs"],
  syncCreedzGames: [...gameCounts, ...gameProviders, ...games, ...operatorGames, "showLaunchUrl", "listGameLogs"],
  syncSoftSwissGames: [...gameCounts, ...gameProviders, ...games, ...operatorGames, "showLaunchUrl", "listGameLogs"],
  updateOperatorGame: [...operatorGames, "listGameLogs"],
  enableGame: [...games, ...operatorGames, "listGameLogs"],
  disableGame: [...games, ...operatorGames, "listGameLogs"],
  enableGamesByAggregator: [...operatorGames, "listGameLogs"],
  disableGamesByAggregator: [...operatorGames, "listGameLogs"],
  updateCryptoNetwork: ["listCryptoNetworks", "showCryptoNetwork"],
  giveSportFreebet: ["listAppliedFreebets"],
  settleBet: ["listBets", "showBet", ...STAFF_TRANSACTION, ...PLAY_REPORTS, ...REFERRAL_REPORTS],
  reconcileBetDebit: [
    "listBetDebits",
    "showBetDebit",
    "getBadges",
    "getWaiting",
    ...STAFF_TRANSACTION,
    ...TRANSACTION_REPORTS,
    "listRiskReport",
  ],
} as const satisfies Effects;
