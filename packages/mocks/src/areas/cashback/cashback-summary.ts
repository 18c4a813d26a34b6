import type { components } from "@backoffice/api-client/contract";
import { reached } from "../affiliate/affiliate-profit.ts";
import type { Db } from "../../db/db.ts";
import { startOf } from "../../db/times/periods.ts";
import { activityOf } from "../players/player-activity.ts";
import { cashbackDefaults } from "./seed-cashback.ts";
import { sumOf } from "../../db/money/amounts.ts";
import { lessUsd, shareOfUsd } from "../../db/money/usd.ts";
import type { CashbackClaimRow, CashbackSettings } from "./cashback-tables.ts";
import type { PlayerRow } from "../players/player-row.ts";

/** The cashback settings in force for a player, or for the operator when no player is given. */
export const cashbackSettingsOf = (
  { cashback, operatorAdmin }: Db,
  opId: string,
  playerCode?: string,
): CashbackSettings =>
  (playerCode !== undefined ? cashback.overrides.get(playerCode) : undefined) ??
  operatorAdmin.settings.get(opId)?.cashback ??
  cashbackDefaults;

const claimsOf = ({ cashback }: Db, playerCode: string): CashbackClaimRow[] =>
  [...cashback.claims.values()].filter((it) => it.playerCode === playerCode && it.status !== "REJECTED");

/** A player's claimed cashback, in US dollars. */
export const claimedCashback = (db: Db, playerCode: string): number =>
  sumOf(claimsOf(db, playerCode).map((it) => it.amountInUSD));

/** A player's cashback: the level's percentage of the loss, less what was claimed (money §3). */
export const cashbackSummary = (db: Db, player: PlayerRow, now: number): components["schemas"]["CashbackSummary"] => {
  const { settings, minWithdrawAmountInUSD } = cashbackSettingsOf(db, player.opId, player.playerCode);
  const totalLossInUSD = Math.max(0, activityOf(player).plInUSD);
  const level = totalLossInUSD > 0 ? reached(settings, totalLossInUSD, (it) => it.lostAmountInUSD) : undefined;
  const currentLevel = level ? settings.indexOf(level) + 1 : 0;
  const claims = claimsOf(db, player.playerCode);
  const claimed = sumOf(claims.map((it) => it.amountInUSD));
  const month = startOf("THIS_MONTH", now);
  return {
    appliedSettings: {
      currentLevel,
      nextLevel: currentLevel < settings.length ? currentLevel + 1 : null,
      levelPercentage: level?.percentage ?? 0,
    },
    totalLossInUSD,
    cashbackAvailableToClaimInUSD: Math.max(0, lessUsd(shareOfUsd(totalLossInUSD, level?.percentage ?? 0), claimed)),
    cashbacksClaimedInUSD: claimed,
    currentMonthCashbacksInUSD: sumOf(
      claims.filter((it) => Date.parse(it.createdAt) >= month).map((it) => it.amountInUSD),
    ),
    minWithdrawAmountInUSD,
  };
};
