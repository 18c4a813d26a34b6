// Generated from openapi/ by `pnpm generate`. Do not edit.

export const deleteTransaction = {
  txId: { minLength: 1 },
  playerCode: { minLength: 1 },
} as const;

export const decideBonusTransaction = {
  txId: { minLength: 1 },
  actionType: { values: ["confirm","reject"] },
  noteForThePlayer: { maxLength: 200 },
  playerCode: { minLength: 1 },
} as const;

export const decideCashback = {
  txId: { minLength: 1 },
  actionType: { values: ["confirm","reject"] },
  noteForThePlayer: { maxLength: 200 },
  playerCode: { minLength: 1 },
} as const;

export const decideAffiliateWithdrawal = {
  txId: { minLength: 1 },
  actionType: { values: ["confirm","reject"] },
  noteForThePlayer: { maxLength: 200 },
  playerCode: { minLength: 1 },
} as const;

export const decideReferralClaim = {
  txId: { minLength: 1 },
  actionType: { values: ["confirm","reject"] },
  noteForThePlayer: { maxLength: 200 },
  playerCode: { minLength: 1 },
} as const;
