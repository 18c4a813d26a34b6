import type { components } from "@backoffice/api-client/contract";
import { reached, statsOf } from "./affiliate-profit.ts";
import type { Db } from "../../db/db.ts";
import { affiliateBalance, referredBy } from "./affiliate-balance.ts";
import { affiliateSettingsOf } from "./affiliate-settings.ts";
import type { PlayerRow } from "../players/player-row.ts";

/** A player's earnings from referrals, and the level reached (money §3). */
export const affiliateSummary = (db: Db, player: PlayerRow): components["schemas"]["AffiliateSummary"] => {
  const referred = referredBy(db, player);
  const settings = affiliateSettingsOf(db, player.opId, player.playerCode);
  const wager = statsOf(referred).totalPlayersWagerInUSD;
  const level = referred.length > 0 ? reached(settings.levelSettings, wager, (it) => it.requiredWagerInUSD) : undefined;
  const share = reached(settings.revenueShareSettings, wager, (it) => it.monthlyReferredPlayersTotalWagerInUSD);
  const next = settings.levelSettings.find((it) => it.requiredWagerInUSD > wager);
  return {
    estimatedBalanceInUSD: affiliateBalance(db, player, referred),
    withdrawMinimumAmountInUSD: settings.minWithdrawableAmountInUSD,
    affiliateLevel: {
      currentLevel: level?.level ?? 0,
      currentLevelPercentage: share?.revenueSharePercentage ?? 0,
      referredPlayersWagerInUSD: wager,
      nextLevelRequiredWagerInUSD: next?.requiredWagerInUSD ?? null,
    },
  };
};
