import { describe, expect, test } from "vitest";
import { affiliateValues, generalSchema, levelSchema, shareSchema } from "./affiliate-settings.schema.ts";
import { cashbackSchema, cashbackValues, changedRows } from "./cashback-settings.schema.ts";

const SETTINGS = {
  minRequiredWagerInUSDToConsiderAPlayerAsActive: 10_000_000,
  claimedBonusAdminFeePercentage: 0,
  cashbackAdminFeePercentage: 33.3333,
  affiliatesAdminFeePercentage: 100,
  minWithdrawableAmountInUSD: 0,
  levelSettings: [
    { level: 1, requiredWagerInUSD: 0, emailCpr: 1, telegramCpr: 1.5, gmailCpr: 1, maxCpr: 20, cpa: 5 },
    { level: 2, requiredWagerInUSD: 5000.01, emailCpr: 2, telegramCpr: 2, gmailCpr: 2, maxCpr: 50, cpa: 10 },
  ],
  revenueShareSettings: [
    { monthlyReferredPlayersTotalWagerInUSD: 0, revenueSharePercentage: 20 },
    { monthlyReferredPlayersTotalWagerInUSD: 10_000, revenueSharePercentage: 0.5 },
  ],
};
const messages = (schema: typeof generalSchema | typeof levelSchema | typeof cashbackSchema, values: object) =>
  schema.safeParse(values).error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);

describe("affiliate settings", () => {
  const { general, level, share } = affiliateValues(SETTINGS);

  test("are sent as they were read, when nothing is changed", () =>
    expect({ ...generalSchema.parse(general), ...levelSchema.parse(level), ...shareSchema.parse(share) }).toEqual(
      SETTINGS,
    ));
  test("take an active wager up to 10,000,000", () =>
    expect(
      messages(generalSchema, { ...general, minRequiredWagerInUSDToConsiderAPlayerAsActive: "10000000.01" }),
    ).toEqual(["minRequiredWagerInUSDToConsiderAPlayerAsActive: Use at most 10,000,000."]));
  test.each(["claimedBonusAdminFeePercentage", "cashbackAdminFeePercentage", "affiliatesAdminFeePercentage"])(
    "take a %s from 0 to 100",
    (name) => {
      expect(messages(generalSchema, { ...general, [name]: "100.01" })).toEqual([`${name}: Use at most 100.`]);
      expect(messages(generalSchema, { ...general, [name]: "-0.01" })).toEqual([`${name}: Use at least 0.`]);
    },
  );
  test("take no least withdrawal below 0", () =>
    expect(messages(generalSchema, { ...general, minWithdrawableAmountInUSD: "-0.01" })).toEqual([
      "minWithdrawableAmountInUSD: Use at least 0.",
    ]));

  const wagers = (...given: readonly string[]) => ({
    levelSettings: given.map((requiredWagerInUSD) => ({ ...level.levelSettings[0]!, requiredWagerInUSD })),
  });
  test("number their levels from 1", () =>
    expect(levelSchema.parse(wagers("0", "5", "9")).levelSettings.map((it) => it.level)).toEqual([1, 2, 3]));
  test("send the last level 1 above the one before, where that has reached it", () =>
    expect(levelSchema.parse(wagers("0", "100.5", "9")).levelSettings.map((it) => it.requiredWagerInUSD)).toEqual([
      0, 100.5, 101.5,
    ]));
  test("have levels that ascend", () =>
    expect(messages(levelSchema, wagers("7", "7", "9"))).toEqual([
      "levelSettings.1.requiredWagerInUSD: Use more than in the row before (7).",
    ]));
  test("have at least one level, and at most as many as the contract takes", () => {
    expect(messages(levelSchema, wagers())).toEqual(["levelSettings: Add a row."]);
    const many = (count: number) => wagers(...Array.from({ length: count }, (_, index) => String(index)));
    expect(messages(levelSchema, many(50))).toBeUndefined();
    expect(messages(levelSchema, many(51))).toEqual(["levelSettings: There can be 50 at most."]);
  });
});

describe("cashback settings", () => {
  const CASHBACK = {
    minWithdrawAmountInUSD: 0.01,
    autoApproval: true,
    settings: [
      { lostAmountInUSD: 0, percentage: 0 },
      { lostAmountInUSD: 1000.5, percentage: 100 },
    ],
  };
  const values = cashbackValues(CASHBACK);

  test("are sent as they were read, when nothing is changed", () =>
    expect(cashbackSchema.parse(values)).toEqual(CASHBACK));
  test("take at least 0.01", () =>
    expect(messages(cashbackSchema, { ...values, minWithdrawAmountInUSD: "0" })).toEqual([
      "minWithdrawAmountInUSD: Use at least 0.01.",
    ]));
  test("take at most 20 rows", () => {
    const rows = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ lostAmountInUSD: String(index), percentage: "1" }));
    expect(messages(cashbackSchema, { ...values, settings: rows(20) })).toBeUndefined();
    expect(messages(cashbackSchema, { ...values, settings: rows(21) })).toEqual(["settings: There can be 20 at most."]);
  });
  test("have a last row that can be changed, and that must ascend as well", () =>
    expect(
      messages(cashbackSchema, {
        ...values,
        settings: [
          { lostAmountInUSD: "10", percentage: "1" },
          { lostAmountInUSD: "10", percentage: "100.01" },
        ],
      }),
    ).toEqual([
      "settings.1.lostAmountInUSD: Use more than in the row before (10).",
      "settings.1.percentage: Use at most 100.",
    ]));

  const rows = (...given: readonly (readonly [string, string])[]) =>
    given.map(([lostAmountInUSD, percentage]) => ({ lostAmountInUSD, percentage }));
  test.each([
    ["none, written otherwise", rows(["0", "5.0"], ["100.00", "8"]), []],
    ["a percentage", rows(["0", "5"], ["100", "8.5"]), [1]],
    ["a loss", rows(["1", "5"], ["100", "8"]), [0]],
    ["a row that the operator has not", rows(["0", "5"], ["100", "8"], ["101", "1"]), [2]],
    ["none, of fewer", rows(["0", "5"]), []],
  ])("name the rows that are not as the operator has them: %s", (_, now, changed) =>
    expect(changedRows(now, rows(["0", "5"], ["100", "8"]))).toEqual(changed),
  );
});
