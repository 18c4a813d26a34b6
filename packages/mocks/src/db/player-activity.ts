import { createRandom } from "./random.ts";
import { shareOfUsd } from "./usd.ts";
import type { PlayerRow } from "./tables/player-row.ts";

/** What a player did with money so far, in US dollars. */
export type PlayerActivity = {
  depositInUSD: number;
  firstDepositInUSD: number;
  withdrawInUSD: number;
  wagerInUSD: number;
  /** What the house won from the player; negative when it lost. */
  plInUSD: number;
  bonusInUSD: number;
  cashbackInUSD: number;
  prizeInUSD: number;
};

/** The activity that fits the counts of a player; the same for the same player. */
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
