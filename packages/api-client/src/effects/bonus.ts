import type { Effects } from "./effects-of.ts";
import { NEW_TRANSACTION } from "./new-transaction.ts";

/** Bonuses and tournaments. */
export const bonusEffects = {
  createBonus: ["listBonuses"],
  updateBonus: ["listBonuses", "showBonus"],
  deleteBonus: ["listBonuses", "showBonus"],
  cloneBonus: ["listBonuses"],
  createBonusRelease: ["listBonusReleases", "listBonusReleaseReport"],
  updateBonusRelease: ["listBonusReleases", "listBonusReleaseReport", "showBonusRelease"],
  deleteBonusRelease: ["listBonusReleases", "listBonusReleaseReport", "showBonusRelease"],
  cloneBonusRelease: ["listBonusReleases", "listBonusReleaseReport"],
  createBonusForm: ["listBonusForms"],
  updateBonusForm: ["listBonusForms", "showBonusForm"],
  deleteBonusForm: ["listBonusForms", "showBonusForm"],
  decideBonusFormRequest: [
    "listBonusFormRequests",
    "showBonusFormRequest",
    "listBonusForms",
    "showBonusForm",
    "listBonusTransactions",
    "listBonusTransactionReport",
    "listTransactionOperatorReport",
    "listTransactionReport",
    "listTransactionReportV2",
    "listOperatorReport",
    "listRiskReport",
    "showDashboardCards",
    "showQuickDashboard",
  ],
  createTournament: ["listTournaments"],
  updateTournament: ["listTournaments", "showTournament"],
  deleteTournament: ["listTournaments", "showTournament"],
  payTournamentPrize: [
    "listTournamentWinners",
    "showTournamentWinner",
    "listTournaments",
    "showTournament",
    "listTransactionReport",
    "listTransactionReportV2",
    ...NEW_TRANSACTION,
  ],
} as const satisfies Effects;
