import { describe, expect, it } from "vitest";
import { cashbackWarning, playerSchema, statsSchema } from "./calculators.schema.ts";

const STATS = {
  totalPlayersWagerInUSD: "0",
  totalReferredPlayersPlInUSD: "10000000",
  totalClaimedBonusAmountInUSD: "0.01",
  totalCashbacksInUSD: "9999999.99",
};
const PLAYER = {
  betAmountInUSD: "10000000",
  winAmountInUSD: "0",
  cashBonusInUSD: "0",
  bonusClaimInUSD: "0",
  claimedCashbacksInUSD: "0",
  cashbackPercentage: "100",
};
const problem = (schema: typeof statsSchema | typeof playerSchema, values: object) =>
  schema.safeParse(values).error?.issues.map(({ path, message }) => `${String(path[0])}: ${message}`);

describe("calculator amounts", () => {
  it("0 and 10,000,000 → valid numbers", () => {
    expect(statsSchema.parse(STATS).totalReferredPlayersPlInUSD).toBe(10_000_000);
    expect(playerSchema.parse(PLAYER).cashbackPercentage).toBe(100);
  });
  it.each(Object.keys(STATS))("%s above 10,000,000 → error", (name) =>
    expect(problem(statsSchema, { ...STATS, [name]: "10000000.01" })).toEqual([`${name}: Use at most 10,000,000.`]),
  );
  it.each(Object.keys(PLAYER))("%s negative → error", (name) =>
    expect(problem(playerSchema, { ...PLAYER, [name]: "-0.01" })).toEqual([`${name}: Use at least 0.`]),
  );
  it("more than 2 decimals → error", () =>
    expect(problem(statsSchema, { ...STATS, totalPlayersWagerInUSD: "0.001" })).toEqual([
      "totalPlayersWagerInUSD: USD has 2 decimals.",
    ]));
  it("percentage above 100 → error", () =>
    expect(problem(playerSchema, { ...PLAYER, cashbackPercentage: "100.01" })).toEqual([
      "cashbackPercentage: Use at most 100.",
    ]));
});

it.each([
  ["as much cashback as GGR", "100.10", "100.1", false],
  ["a cent more", "100.11", "100.1", true],
  ["a cent more of an amount that no float holds", "9007199254740993.01", "9007199254740993", true],
  ["nothing typed yet", "", "", false],
  ["no number", "1e3", "1", false],
])("cashback warning: %s → %j", (_, totalCashbacksInUSD, totalReferredPlayersPlInUSD, warns) =>
  expect(cashbackWarning({ totalCashbacksInUSD, totalReferredPlayersPlInUSD }) !== undefined).toBe(warns),
);
