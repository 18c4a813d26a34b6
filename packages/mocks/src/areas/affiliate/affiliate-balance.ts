import { profitAmount, statsOf } from "./affiliate-profit.ts";
import type { Db } from "../../db/db.ts";
import { sumOf } from "../../db/money/amounts.ts";
import { lessUsd } from "../../db/money/usd.ts";
import { affiliateSettingsOf } from "./affiliate-settings.ts";
import type { PlayerRow } from "../players/player-row.ts";

/** A player's profit from these referrals in US dollars, less withdrawals that are paid or pending; never below 0. */
export const affiliateBalance = (db: Db, player: PlayerRow, referred: readonly PlayerRow[]): number => {
  const settings = affiliateSettingsOf(db, player.opId, player.playerCode);
  const profit = profitAmount({ referredPlayersStats: statsOf(referred), settings });
  const withdrawn = [...db.affiliate.withdrawals.values()]
    .filter((it) => it.playerCode === player.playerCode && it.status !== "REJECTED" && it.status !== "CANCELED")
    .map((it) => it.profitInUSD);
  return Math.max(0, lessUsd(profit, sumOf(withdrawn)));
};

/** The players referred by this one. */
export const referredBy = (db: Db, { playerCode, opId }: PlayerRow): PlayerRow[] =>
  [...db.players.values()].filter((it) => it.refId === playerCode && it.opId === opId);
