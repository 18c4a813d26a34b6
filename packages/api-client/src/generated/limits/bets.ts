// Generated from openapi/ by `pnpm generate`. Do not edit.

export const settleBet = {
  betId: { minLength: 1, maxLength: 60 },
  winAmount: { minimum: 0, maximum: 1000000000 },
} as const;

export const reconcileBetDebit = {
  txId: { minLength: 1, maxLength: 60 },
  playerCode: { minLength: 1, maxLength: 20 },
} as const;
