// Generated from openapi/ by `pnpm generate`. Do not edit.

export const createDepositGateway = {
  title: { en: { minLength: 1, maxLength: 60 } },
  status: { values: ["ACTIVE","INACTIVE"] },
  order: { minimum: 0, maximum: 9999 },
  gatewayCurrencies: { minItems: 1, maxItems: 50 },
  playerWalletCurrencies: { minItems: 1, maxItems: 50 },
  minAmountInUSD: { minimum: 0, maximum: 10000000 },
  maxAmountInUSD: { minimum: 0, maximum: 10000000 },
  feePercentage: { minimum: 0, maximum: 100 },
  conversionRate: { maximum: 10000000 },
  decimals: { minimum: 0, maximum: 8 },
  merchantId: { maxLength: 100 },
  apiKey: { maxLength: 200 },
  opId: { minLength: 1 },
  provider: { minLength: 1, maxLength: 60 },
} as const;

export const updateDepositGateway = {
  title: { en: { minLength: 1, maxLength: 60 } },
  status: { values: ["ACTIVE","INACTIVE"] },
  order: { minimum: 0, maximum: 9999 },
  gatewayCurrencies: { minItems: 1, maxItems: 50 },
  playerWalletCurrencies: { minItems: 1, maxItems: 50 },
  minAmountInUSD: { minimum: 0, maximum: 10000000 },
  maxAmountInUSD: { minimum: 0, maximum: 10000000 },
  feePercentage: { minimum: 0, maximum: 100 },
  conversionRate: { maximum: 10000000 },
  decimals: { minimum: 0, maximum: 8 },
  merchantId: { maxLength: 100 },
  apiKey: { maxLength: 200 },
  opId: { minLength: 1 },
} as const;

export const deleteDepositGateway = {
  opId: { minLength: 1 },
} as const;
