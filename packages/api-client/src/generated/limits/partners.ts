// Generated from openapi/ by `pnpm generate`. Do not edit.

export const createPartnerSettings = {
  partnerTitle: { minLength: 1, maxLength: 20 },
  partnerType: { values: ["BRANDED","NORMAL"] },
  opId: { minLength: 1 },
  affiliateFeePercentage: { minimum: 0, maximum: 100 },
  bonusFeePercentage: { minimum: 0, maximum: 100 },
  cashbackFeePercentage: { minimum: 0, maximum: 100 },
  casinoSharePercentage: { minimum: 0, maximum: 100 },
  depositFeePercentage: { minimum: 0, maximum: 100 },
  sportSharePercentage: { minimum: 0, maximum: 100 },
  withdrawFeePercentage: { minimum: 0, maximum: 100 },
  minWithdrawAmountInUSD: { minimum: 1 },
  maxNoWithdrawalRequests: { minimum: 1, maximum: 10 },
} as const;

export const recreatePartnerUserPermission = {
  opId: { minLength: 1 },
  partnerId: { minLength: 1 },
} as const;

export const createPartnerChannel = {
  description: { minLength: 1, maxLength: 200 },
  domain: { minLength: 1, maxLength: 63 },
  partnerId: { minLength: 1 },
  opId: { minLength: 1 },
} as const;
