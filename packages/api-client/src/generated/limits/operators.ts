// Generated from openapi/ by `pnpm generate`. Do not edit.

export const createBrand = {
  parentOpId: { minLength: 1 },
  opId: { minLength: 2, maxLength: 40, pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/ },
  title: { minLength: 1, maxLength: 20, pattern: /^[A-Za-z0-9]+$/ },
  domainsLimit: { minimum: 1, maximum: 1000 },
  cfApiToken: { maxLength: 200 },
  zoneId: { maxLength: 64 },
  partnerId: { minLength: 1, maxLength: 40 },
} as const;

export const updateOperatorSettings = {
  opId: { minLength: 1 },
  affiliates: { minRequiredWagerInUSDToConsiderAPlayerAsActive: { minimum: 0, maximum: 10000000 }, claimedBonusAdminFeePercentage: { minimum: 0, maximum: 100 }, cashbackAdminFeePercentage: { minimum: 0, maximum: 100 }, affiliatesAdminFeePercentage: { minimum: 0, maximum: 100 }, minWithdrawableAmountInUSD: { minimum: 0 }, levelSettings: { minItems: 1 }, revenueShareSettings: { minItems: 1 } },
  cashback: { minWithdrawAmountInUSD: { minimum: 0.01 }, settings: { minItems: 1, maxItems: 20 } },
} as const;

export const transformOperator = {
  dto: { opId: { minLength: 1 }, parentOpId: { minLength: 1 } },
} as const;

export const transformBrand = {
  opId: { minLength: 1 },
} as const;

export const notifyCrawlers = {
  opId: { minLength: 1 },
  domain: { maxLength: 253, pattern: /^([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+([A-Za-z]{2,63}|xn--[A-Za-z0-9-]{1,59})$/ },
  urls: { minItems: 1, maxItems: 5 },
} as const;
