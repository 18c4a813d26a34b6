import { activityOf } from "./player-activity.ts";
import { shareOfUsd } from "./usd.ts";
import { ago, randomOf, type World } from "./world.ts";
import type { CashbackSettings, CashbackTables } from "./tables/cashback-tables.ts";

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

/** Cashback settings and claims; claims are at most half of the first level's cashback. */
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
  // The first has `autoApproval`, the last does not, so that both cases exist in every scenario.
  const settings = [...world.operators.keys()].map((opId, index, { length }) => {
    const autoApproval = index === 0 || (random.chance(0.6) && index < length - 1);
    return [opId, { ...cashbackDefaults, autoApproval }] as const;
  });
  // Better settings for the first player with a loss and for one in two hundred of the others.
  const losers = [...world.players.values()].filter((it) => activityOf(it).plInUSD > 0);
  const overrides = losers
    .filter((_, index) => index === 0 || random.chance(0.005))
    .map(({ playerCode }) => [playerCode, { ...cashbackDefaults, minWithdrawAmountInUSD: 1 }] as const);
  return { claims, settings: new Map(settings), overrides: new Map(overrides) };
};
