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

describe("affiliate settings schema", () => {
  const { general, level, share } = affiliateValues(SETTINGS);

  test("unchanged values → body equals the settings read", () =>
    expect({ ...generalSchema.parse(general), ...levelSchema.parse(level), ...shareSchema.parse(share) }).toEqual(
      SETTINGS,
    ));
  test("active wager above 10,000,000 → error", () =>
    expect(
      messages(generalSchema, { ...general, minRequiredWagerInUSDToConsiderAPlayerAsActive: "10000000.01" }),
    ).toEqual(["minRequiredWagerInUSDToConsiderAPlayerAsActive: Use at most 10,000,000."]));
  test.each(["claimedBonusAdminFeePercentage", "cashbackAdminFeePercentage", "affiliatesAdminFeePercentage"])(
    "%s outside 0 to 100 → error",
    (name) => {
      expect(messages(generalSchema, { ...general, [name]: "100.01" })).toEqual([`${name}: Use at most 100.`]);
      expect(messages(generalSchema, { ...general, [name]: "-0.01" })).toEqual([`${name}: Use at least 0.`]);
    },
  );
  test("negative minimum withdrawal → error", () =>
    expect(messages(generalSchema, { ...general, minWithdrawableAmountInUSD: "-0.01" })).toEqual([
      "minWithdrawableAmountInUSD: Use at least 0.",
    ]));

  const wagers = (...given: readonly string[]) => ({
    levelSettings: given.map((requiredWagerInUSD) => ({ ...level.levelSettings[0]!, requiredWagerInUSD })),
  });
  test("level settings → numbered from 1", () =>
    expect(levelSchema.parse(wagers("0", "5", "9")).levelSettings.map((it) => it.level)).toEqual([1, 2, 3]));
  test("last level below the previous one → sent as the previous one plus 1", () =>
    expect(levelSchema.parse(wagers("0", "100.5", "9")).levelSettings.map((it) => it.requiredWagerInUSD)).toEqual([
      0, 100.5, 101.5,
    ]));
  test("levels not ascending → error", () =>
    expect(messages(levelSchema, wagers("7", "7", "9"))).toEqual([
      "levelSettings.1.requiredWagerInUSD: Enter more than in the previous row (7).",
    ]));
  test("levels: 1 to 50 → valid, 0 or 51 → error", () => {
    expect(messages(levelSchema, wagers())).toEqual(["levelSettings: Add a row."]);
    const many = (count: number) => wagers(...Array.from({ length: count }, (_, index) => String(index)));
    expect(messages(levelSchema, many(50))).toBeUndefined();
    expect(messages(levelSchema, many(51))).toEqual(["levelSettings: Use at most 50 rows."]);
  });
});

describe("cashback settings schema", () => {
  const CASHBACK = {
    minWithdrawAmountInUSD: 0.01,
    autoApproval: true,
    settings: [
      { lostAmountInUSD: 0, percentage: 0 },
      { lostAmountInUSD: 1000.5, percentage: 100 },
    ],
  };
  const values = cashbackValues(CASHBACK);

  test("unchanged values → body equals the settings read", () =>
    expect(cashbackSchema.parse(values)).toEqual(CASHBACK));
  test("minimum withdrawal below 0.01 → error", () =>
    expect(messages(cashbackSchema, { ...values, minWithdrawAmountInUSD: "0" })).toEqual([
      "minWithdrawAmountInUSD: Use at least 0.01.",
    ]));
  test("rows: 20 → valid, 21 → error", () => {
    const rows = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ lostAmountInUSD: String(index), percentage: "1" }));
    expect(messages(cashbackSchema, { ...values, settings: rows(20) })).toBeUndefined();
    expect(messages(cashbackSchema, { ...values, settings: rows(21) })).toEqual(["settings: Use at most 20 rows."]);
  });
  test("last row not ascending or above 100 percent → error", () =>
    expect(
      messages(cashbackSchema, {
        ...values,
        settings: [
          { lostAmountInUSD: "10", percentage: "1" },
          { lostAmountInUSD: "10", percentage: "100.01" },
        ],
      }),
    ).toEqual([
      "settings.1.lostAmountInUSD: Enter more than in the previous row (10).",
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
  ])("changedRows: %s → indexes that differ from the operator's rows", (_, now, changed) =>
    expect(changedRows(now, rows(["0", "5"], ["100", "8"]))).toEqual(changed),
  );
});
