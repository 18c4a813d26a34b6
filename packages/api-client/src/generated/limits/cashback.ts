// Generated from openapi/ by `pnpm generate`. Do not edit.

export const claimCashback = {
  opId: { minLength: 1 },
  playerCode: { minLength: 1 },
} as const;

export const overrideCashbackSettings = {
  opId: { minLength: 1 },
  playerCode: { minLength: 1 },
  minWithdrawAmountInUSD: { minimum: 0.01 },
  settings: { minItems: 1, maxItems: 20 },
  settingsToOverride: { maxItems: 20 },
} as const;

export const restoreCashbackSettings = {
  opId: { minLength: 1 },
  playerCode: { minLength: 1 },
} as const;
