// Generated from openapi/ by `pnpm generate`. Do not edit.

export const verifyDeposit = {
  txId: { minLength: 1 },
} as const;

export const rejectDepositOrder = {
  txId: { minLength: 1 },
  rejectReason: { minLength: 20, maxLength: 500 },
} as const;
