// Generated from openapi/ by `pnpm generate`. Do not edit.

export const withdrawAffiliateProfit = {
  opId: { minLength: 1 },
  playerCode: { minLength: 1 },
} as const;

export const startAffiliateWithdrawJob = {
  opId: { minLength: 1 },
} as const;

export const cancelAffiliateWithdrawJob = {
  opId: { minLength: 1 },
  jobId: { minLength: 1 },
} as const;

export const deleteAffiliate = {
  adminId: { minLength: 1 },
} as const;
