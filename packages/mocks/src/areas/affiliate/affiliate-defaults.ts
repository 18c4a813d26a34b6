import type { components } from "@backoffice/api-client/contract";

const level = (number: number, requiredWagerInUSD: number, rate: number) => ({
  level: number,
  requiredWagerInUSD,
  emailCpr: rate,
  telegramCpr: rate,
  gmailCpr: rate,
  maxCpr: 20 * rate,
  cpa: 5 * rate,
});

/** The default settings of affiliates. */
export const affiliateDefaults: components["schemas"]["AffiliateSettings"] = {
  minRequiredWagerInUSDToConsiderAPlayerAsActive: 50,
  claimedBonusAdminFeePercentage: 40,
  cashbackAdminFeePercentage: 50,
  affiliatesAdminFeePercentage: 5,
  minWithdrawableAmountInUSD: 20,
  levelSettings: [level(1, 0, 1), level(2, 5000, 1.5), level(3, 20_000, 2), level(4, 100_000, 3)],
  revenueShareSettings: [
    { monthlyReferredPlayersTotalWagerInUSD: 0, revenueSharePercentage: 20 },
    { monthlyReferredPlayersTotalWagerInUSD: 10_000, revenueSharePercentage: 25 },
    { monthlyReferredPlayersTotalWagerInUSD: 50_000, revenueSharePercentage: 30 },
  ],
};
