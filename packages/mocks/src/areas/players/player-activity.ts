import { createRandom } from "../../db/random.ts";
import { shareOfUsd } from "../../db/money/usd.ts";
import type { PlayerRow } from "./player-row.ts";

/** Lifetime totals of a player, in US dollars. */
export type PlayerActivity = {
  depositInUSD: number;
  firstDepositInUSD: number;
  withdrawInUSD: number;
  wagerInUSD: number;
  /** GGR from the player; negative when the player won. */
  plInUSD: number;
  bonusInUSD: number;
  cashbackInUSD: number;
  prizeInUSD: number;
};

/** Totals that fit the counts of a player; deterministic per player. */
export const activityOf = ({ playerId, playerStats }: PlayerRow): PlayerActivity => {
  const random = createRandom(`activity/${playerId}`);
  const { totalDepositCount, totalWithdrawCount, totalBetCount } = playerStats;
  const firstDepositInUSD = totalDepositCount > 0 ? 20 + random.int(100) : 0;
  const depositInUSD = firstDepositInUSD + Math.max(0, totalDepositCount - 1) * (20 + random.int(300));
  const wagerInUSD = totalBetCount * (1 + random.int(40));
  const plInUSD = shareOfUsd(wagerInUSD, random.int(130) / 10 - 3);
  return {
    depositInUSD,
    firstDepositInUSD,
    withdrawInUSD: totalWithdrawCount * (15 + random.int(150)),
    wagerInUSD,
    plInUSD,
    bonusInUSD: shareOfUsd(depositInUSD, 5),
    cashbackInUSD: shareOfUsd(Math.max(0, plInUSD), 2),
    prizeInUSD: random.chance(0.08) ? 10 * (1 + random.int(20)) : 0,
  };
};
