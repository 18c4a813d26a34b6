import { expect, test } from "vitest";
import { earningField, earningInput, earningSchema, earningValues } from "./earning-settings.schema.ts";
import { inWords } from "./setting-changes.ts";

const SETTINGS = {
  opId: "op-nordlys",
  affiliates: {
    minRequiredWagerInUSDToConsiderAPlayerAsActive: 50,
    claimedBonusAdminFeePercentage: 20,
    cashbackAdminFeePercentage: 33.3333,
    affiliatesAdminFeePercentage: 10,
    minWithdrawableAmountInUSD: 0.1,
    levelSettings: [
      { level: 1, requiredWagerInUSD: 0, emailCpr: 1, telegramCpr: 1.5, gmailCpr: 1, maxCpr: 20, cpa: 5 },
    ],
    revenueShareSettings: [{ monthlyReferredPlayersTotalWagerInUSD: 0, revenueSharePercentage: 20 }],
  },
  cashback: { minWithdrawAmountInUSD: 5, autoApproval: false, settings: [{ lostAmountInUSD: 100, percentage: 5 }] },
};
const values = earningValues(SETTINGS);

test("earning settings: unchanged values → body equals the settings read", () =>
  expect(earningInput("op-nordlys", earningSchema.parse(values))).toEqual(SETTINGS));

test("earningField: path of a server error → form field", () =>
  expect(["affiliates.levelSettings.1.requiredWagerInUSD", "cashback.settings", "opId"].map(earningField)).toEqual([
    "levelSettings.1.requiredWagerInUSD",
    "settings",
    "opId",
  ]));

test("inWords: changed values → label of the field, rows by number", () => {
  const now = inWords({
    ...values,
    autoApproval: true,
    settings: [...values.settings, { lostAmountInUSD: "500", percentage: "8" }],
  });
  const before = inWords(values);
  expect(Object.entries(now).filter(([words, value]) => before[words] !== value)).toEqual([
    ["Approve claims automatically", "Yes"],
    ["Cashback level 2, From a loss of", "500"],
    ["Cashback level 2, Cashback", "8"],
  ]);
});
