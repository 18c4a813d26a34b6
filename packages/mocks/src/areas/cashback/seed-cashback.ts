import { activityOf } from "../players/player-activity.ts";
import { shareOfUsd } from "../../db/money/usd.ts";
import { ago, randomOf, type World } from "../../db/world.ts";
import type { CashbackSettings, CashbackTables } from "./cashback-tables.ts";

const DAY = 86_400;

/** The default cashback settings. */
export const cashbackDefaults: CashbackSettings = {
  minWithdrawAmountInUSD: 5,
  autoApproval: true,
  settings: [
    { lostAmountInUSD: 0, percentage: 5 },
    { lostAmountInUSD: 500, percentage: 8 },
    { lostAmountInUSD: 2500, percentage: 10 },
  ],
};

/** Cashback claims and settings of players; claims are at most half of the first level's cashback. */
export const seedCashback = (world: World): CashbackTables => {
  const random = randomOf(world, "cashback");
  const claims: CashbackTables["claims"] = new Map();
  for (const player of world.players.values()) {
    const amountInUSD = shareOfUsd(Math.max(0, activityOf(player).plInUSD), 2);
    if (amountInUSD < cashbackDefaults.minWithdrawAmountInUSD || random.chance(0.5)) continue;
    const txId = `ctx-${70_000 + claims.size}`;
    const createdAt = ago(world, random.int(60) * DAY + random.int(DAY));
    claims.set(txId, { txId, playerCode: player.playerCode, amountInUSD, status: "CONFIRMED", createdAt });
  }
  // Better settings for the first player with a loss and for one in two hundred of the others.
  const losers = [...world.players.values()].filter((it) => activityOf(it).plInUSD > 0);
  const overrides = losers
    .filter((_, index) => index === 0 || random.chance(0.005))
    .map(({ playerCode }) => [playerCode, { ...cashbackDefaults, minWithdrawAmountInUSD: 1 }] as const);
  return { claims, overrides: new Map(overrides) };
};
