import { describe, expect, test } from "vitest";
import { affiliateDefaults } from "../areas/affiliate/affiliate-defaults.ts";
import { profitOf } from "../areas/affiliate/affiliate-profit.ts";
import { calculatedCashback } from "../areas/cashback/calculated-cashback.ts";

/** The percentage that applies from a wager (in US dollars) on. */
type Share = readonly [from: number, percentage: number];

const SHARES: readonly Share[] = [
  [0, 20],
  [10_000, 25],
  [50_000, 30],
];

/*
 * An independent calculation in decimals, each step rounded half up to the cent: GGR less the uncovered part of bonuses
 * and cashback, at least 0; times the share of the last row that the wager reaches; the fee is a part of that, and the
 * profit is the rest.
 */
const PROFITS: readonly (readonly [
  what: string,
  stats: readonly [wager: number, ggr: number, bonus: number, cashback: number],
  settings: readonly [bonusCovered: number, cashbackCovered: number, fee: number],
  shares: readonly Share[],
  lines: readonly [bonus: number, cashback: number, net: number, share: number, fee: number, profit: number],
  operator: number,
])[] = [
  ["nothing at all", [0, 0, 0, 0], [0, 0, 0], SHARES, [0, 0, 0, 0, 0, 0], 0],
  ["the first row", [0, 1000, 0, 0], [0, 0, 0], SHARES, [0, 0, 1000, 200, 0, 200], 800],
  ["a cent below the second row", [9999.99, 1000, 0, 0], [0, 0, 0], SHARES, [0, 0, 1000, 200, 0, 200], 800],
  ["exactly the second row", [10_000, 1000, 0, 0], [0, 0, 0], SHARES, [0, 0, 1000, 250, 0, 250], 750],
  ["a cent above it", [10_000.01, 1000, 0, 0], [0, 0, 0], SHARES, [0, 0, 1000, 250, 0, 250], 750],
  ["a cent below the last row", [49_999.99, 1000, 0, 0], [0, 0, 0], SHARES, [0, 0, 1000, 250, 0, 250], 750],
  ["exactly the last row", [50_000, 1000, 0, 0], [0, 0, 0], SHARES, [0, 0, 1000, 300, 0, 300], 700],
  [
    "the most of all",
    [10_000_000, 10_000_000, 0, 0],
    [0, 0, 0],
    SHARES,
    [0, 0, 10_000_000, 3_000_000, 0, 3_000_000],
    7_000_000,
  ],
  ["bonuses that nobody covers", [0, 1000, 100, 0], [0, 0, 0], SHARES, [-100, 0, 900, 180, 0, 180], 720],
  ["bonuses half covered", [0, 1000, 100, 0], [50, 0, 0], SHARES, [-50, 0, 950, 190, 0, 190], 710],
  ["bonuses all covered", [0, 1000, 100, 0], [100, 0, 0], SHARES, [0, 0, 1000, 200, 0, 200], 700],
  ["cashback that nobody covers", [0, 1000, 0, 100], [0, 0, 0], SHARES, [0, -100, 900, 180, 0, 180], 720],
  ["cashback half covered", [0, 1000, 0, 100], [0, 50, 0], SHARES, [0, -50, 950, 190, 0, 190], 710],
  ["cashback all covered", [0, 1000, 0, 100], [0, 100, 0], SHARES, [0, 0, 1000, 200, 0, 200], 700],
  ["both, each by its own", [0, 1000, 100, 50], [40, 50, 0], SHARES, [-60, -25, 915, 183, 0, 183], 667],
  ["a fee", [0, 1000, 0, 0], [0, 0, 5], SHARES, [0, 0, 1000, 200, -10, 190], 810],
  ["the whole as the fee", [0, 1000, 0, 0], [0, 0, 100], SHARES, [0, 0, 1000, 200, -200, 0], 1000],
  ["all of it", [12_000, 1000, 100, 50], [40, 50, 5], SHARES, [-60, -25, 915, 228.75, -11.44, 217.31], 632.69],
  ["more bonuses than was won", [0, 100, 500, 0], [0, 0, 0], SHARES, [-500, 0, 0, 0, 0, 0], -400],
  ["more cashback than was won", [0, 100, 0, 500], [0, 0, 10], SHARES, [0, -500, 0, 0, 0, 0], -400],
  ["exactly as much as was won", [0, 100, 60, 40], [0, 0, 0], SHARES, [-60, -40, 0, 0, 0, 0], 0],
  ["a cent more than that", [0, 100.01, 60, 40], [0, 0, 0], [[0, 100]], [-60, -40, 0.01, 0.01, 0, 0.01], 0],
  ["a half cent goes up", [0, 0.05, 0, 0], [0, 0, 0], [[0, 50]], [0, 0, 0.05, 0.03, 0, 0.03], 0.02],
  ["a third of a bonus", [0, 100, 10, 0], [33.3333, 0, 0], [[0, 100]], [-6.67, 0, 93.33, 93.33, 0, 93.33], -3.33],
  ["tenths that no float holds", [0, 0.3, 0.1, 0.1], [0, 0, 0], [[0, 100]], [-0.1, -0.1, 0.1, 0.1, 0, 0.1], 0],
  ["45 cents at 70 %", [0, 0.45, 0, 0], [0, 0, 0], [[0, 70]], [0, 0, 0.45, 0.32, 0, 0.32], 0.13],
  ["a share of 12.5 %", [0, 19.99, 0, 0], [0, 0, 0], [[0, 12.5]], [0, 0, 19.99, 2.5, 0, 2.5], 17.49],
  ["a share of nothing", [0, 1000, 0, 0], [0, 0, 0], [[0, 0]], [0, 0, 1000, 0, 0, 0], 1000],
  ["no row reached", [99, 1000, 0, 0], [0, 0, 0], [[100, 50]], [0, 0, 1000, 0, 0, 0], 1000],
  [
    "the row of many",
    [250_000, 8765.43, 321.09, 210.98],
    [17.5, 62.5, 7.25],
    [
      [0, 10],
      [100_000, 15.5],
      [250_000, 22.75],
      [250_000.01, 90],
    ],
    [-264.9, -79.12, 8421.41, 1915.87, -138.9, 1776.97],
    6456.39,
  ],
  [
    "the most with every part",
    [10_000_000, 10_000_000, 10_000_000, 10_000_000],
    [50, 75, 12.5],
    [[0, 33.3333]],
    [-5_000_000, -2_500_000, 2_500_000, 833_332.5, -104_166.56, 729_165.94],
    -10_729_165.94,
  ],
  ["a fee of a thousandth", [0, 1000, 0, 0], [0, 0, 0.001], [[0, 100]], [0, 0, 1000, 1000, -0.01, 999.99], 0.01],
];

describe("affiliate profit calculation", () => {
  test.each(PROFITS)(
    "affiliate profit: %s",
    (_, [wager, ggr, bonus, cashback], [bonusCovered, cashbackCovered, fee], shares, lines, operator) => {
      const { affiliateProfit, operatorProfit } = profitOf({
        referredPlayersStats: {
          totalPlayersWagerInUSD: wager,
          totalReferredPlayersPlInUSD: ggr,
          totalClaimedBonusAmountInUSD: bonus,
          totalCashbacksInUSD: cashback,
        },
        settings: {
          ...affiliateDefaults,
          claimedBonusAdminFeePercentage: bonusCovered,
          cashbackAdminFeePercentage: cashbackCovered,
          affiliatesAdminFeePercentage: fee,
          revenueShareSettings: shares.map(([from, revenueSharePercentage]) => ({
            monthlyReferredPlayersTotalWagerInUSD: from,
            revenueSharePercentage,
          })),
        },
      });
      // A cost of 0 is not sent as negative zero.
      const [own, bonuses, cashbacks, share, kept, profit] = affiliateProfit.map(
        (line) => line.adjustedAmountInUSD + 0,
      );
      expect(own).toBe(ggr);
      expect([bonuses, cashbacks, affiliateProfit[3]!.amountInUSD, share, kept, profit]).toEqual(lines);
      expect(operatorProfit.at(-1)!.amountInUSD).toBe(operator);
    },
  );
});

/*
 * An independent calculation in decimals: stakes less wins, at least 0; less both bonuses, at least 0; times the
 * percentage, rounded half up to the cent; less what was already claimed, at least 0.
 */
const CASHBACKS: readonly (readonly [
  what: string,
  stats: readonly [
    bet: number,
    win: number,
    cashBonus: number,
    bonusClaim: number,
    claimed: number,
    percentage: number,
  ],
  result: readonly [loss: number, adjusted: number, available: number],
])[] = [
  ["nothing at all", [0, 0, 0, 0, 0, 0], [0, 0, 0]],
  ["nothing won", [100, 0, 0, 0, 0, 10], [100, 100, 10]],
  ["as much won as bet", [100, 100, 0, 0, 0, 10], [0, 0, 0]],
  ["more won than bet", [100, 200, 0, 0, 0, 50], [0, 0, 0]],
  ["a cent lost", [100, 99.99, 0, 0, 0, 100], [0.01, 0.01, 0.01]],
  ["half a cent goes up", [100, 99.99, 0, 0, 0, 50], [0.01, 0.01, 0.01]],
  ["less than half a cent", [100, 99.99, 0, 0, 0, 49.9999], [0.01, 0.01, 0]],
  ["the most lost", [10_000_000, 0, 0, 0, 0, 100], [10_000_000, 10_000_000, 10_000_000]],
  ["the most lost, at a ten-thousandth", [10_000_000, 0, 0, 0, 0, 0.0001], [10_000_000, 10_000_000, 10]],
  ["the most bet and won", [10_000_000, 10_000_000, 0, 0, 0, 100], [0, 0, 0]],
  ["a percentage of 0", [5000, 4200, 0, 0, 0, 0], [800, 800, 0]],
  ["a percentage of 100", [5000, 4200, 0, 0, 0, 100], [800, 800, 800]],
  ["cash bonuses", [5000, 4200, 100, 0, 0, 10], [800, 700, 70]],
  ["bonuses claimed", [5000, 4200, 0, 50, 0, 10], [800, 750, 75]],
  ["both bonuses", [5000, 4200, 100, 50, 0, 10], [800, 650, 65]],
  ["claimed already", [5000, 4200, 0, 0, 10, 10], [800, 800, 70]],
  ["all of it", [5000, 4200, 100, 50, 10, 10], [800, 650, 55]],
  ["bonuses of exactly the loss", [1000, 500, 250, 250, 0, 10], [500, 0, 0]],
  ["bonuses of a cent less", [1000, 500, 250, 249.99, 0, 100], [500, 0.01, 0.01]],
  ["bonuses above the loss", [1000, 500, 400, 400, 0, 10], [500, 0, 0]],
  ["exactly all claimed", [1000, 0, 0, 0, 100, 10], [1000, 1000, 0]],
  ["a cent left to claim", [1000, 0, 0, 0, 99.99, 10], [1000, 1000, 0.01]],
  ["more claimed than there is", [1000, 0, 0, 0, 100.01, 10], [1000, 1000, 0]],
  ["tenths that no float holds", [0.3, 0.1, 0, 0, 0, 100], [0.2, 0.2, 0.2]],
  ["three tenths less two tenths", [0.3, 0, 0.1, 0.1, 0, 100], [0.3, 0.1, 0.1]],
  ["45 cents at 70 %", [0.45, 0, 0, 0, 0, 70], [0.45, 0.45, 0.32]],
  ["45 cents at 30 %", [0.45, 0, 0, 0, 0, 30], [0.45, 0.45, 0.14]],
  ["a percentage of 12.5", [19.99, 0, 0, 0, 0, 12.5], [19.99, 19.99, 2.5]],
  ["a third", [100, 0, 0, 0, 0, 33.3333], [100, 100, 33.33]],
  ["a little of everything", [8765.43, 4321.09, 210.98, 98.7, 12.34, 7.25], [4444.34, 4134.66, 287.42]],
  ["the most of everything", [10_000_000, 0, 10_000_000, 10_000_000, 10_000_000, 100], [10_000_000, 0, 0]],
  ["a loss, and more claimed than ever", [10_000_000, 0.01, 0, 0, 10_000_000, 100], [9_999_999.99, 9_999_999.99, 0]],
];

describe("player cashback calculation", () => {
  test.each(CASHBACKS)("player cashback: %s", (_, [bet, win, cashBonus, bonusClaim, claimed, percentage], result) => {
    const { playerLossInUSD, adjustedPlayerLossInUSD, availableCashbackAmountInUSD } = calculatedCashback({
      betAmountInUSD: bet,
      winAmountInUSD: win,
      cashBonusInUSD: cashBonus,
      bonusClaimInUSD: bonusClaim,
      claimedCashbacksInUSD: claimed,
      cashbackPercentage: percentage,
    });
    expect([playerLossInUSD, adjustedPlayerLossInUSD, availableCashbackAmountInUSD]).toEqual(result);
  });
});
