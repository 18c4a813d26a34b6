import type { components } from "@backoffice/api-client/contract";
import type { Db } from "../../db/db.ts";
import { activityOf } from "./player-activity.ts";
import { lessUsd, shareOfUsd } from "../../db/money/usd.ts";
import { affiliateSettingsOf } from "../affiliate/affiliate-settings.ts";
import { claimedBonuses } from "../bonus/claimed-bonuses.ts";
import { claimedCashback } from "../cashback/cashback-summary.ts";
import type { PlayerRow } from "./player-row.ts";

type Params = components["schemas"]["LtvParams"];
type Ltv = components["schemas"]["PlayerLtv"];

/** A player's value: the house's profit, less the requested costs (money §3). */
export const ltvOf = (db: Db, player: PlayerRow, params: Params): Ltv => {
  const { plInUSD, prizeInUSD } = activityOf(player);
  const { levelSettings, revenueShareSettings } = affiliateSettingsOf(db, player.opId);
  const level = levelSettings[0]!;
  const commission = player.refId
    ? shareOfUsd(Math.max(0, plInUSD), revenueShareSettings[0]!.revenueSharePercentage)
    : 0;
  const costs = {
    bonusesClaimedInUSD: params.claimedBonuses ? claimedBonuses(db, player.playerCode) : 0,
    cashbackClaimedInUSD: params.claimedCashbacks ? claimedCashback(db, player.playerCode) : 0,
    cprInUSD: params.cpr && player.isAffCprCredited ? level.emailCpr : 0,
    cpaInUSD: params.cpa && player.isAffCpaCredited ? level.cpa : 0,
    affCommissionInUSD: params.affCommission ? commission : 0,
    tournamentPrizeInUSD: params.tournamentPrizes ? prizeInUSD : 0,
  };
  return { ...costs, plInUSD, ltvInUSD: lessUsd(plInUSD, ...Object.values(costs)) };
};
