// Generated from openapi/ by `pnpm generate`. Do not edit.

export const overrideAffiliateSettings = {
  opId: { minLength: 1 },
  playerCode: { minLength: 1 },
  referredPlayersStats: { totalPlayersWagerInUSD: { minimum: 0, maximum: 10000000 }, totalReferredPlayersPlInUSD: { minimum: 0, maximum: 10000000 }, totalClaimedBonusAmountInUSD: { minimum: 0, maximum: 10000000 }, totalCashbacksInUSD: { minimum: 0, maximum: 10000000 } },
  settings: { minRequiredWagerInUSDToConsiderAPlayerAsActive: { minimum: 0, maximum: 10000000 }, claimedBonusAdminFeePercentage: { minimum: 0, maximum: 100 }, cashbackAdminFeePercentage: { minimum: 0, maximum: 100 }, affiliatesAdminFeePercentage: { minimum: 0, maximum: 100 }, minWithdrawableAmountInUSD: { minimum: 0 }, levelSettings: { minItems: 1, maxItems: 50 }, revenueShareSettings: { minItems: 1, maxItems: 50 } },
} as const;

export const restoreAffiliateSettings = {
  opId: { minLength: 1 },
  playerCode: { minLength: 1 },
} as const;

export const updateAffiliateLevels = {
  opId: { minLength: 1 },
  levelSettings: { minItems: 1, maxItems: 50 },
} as const;
