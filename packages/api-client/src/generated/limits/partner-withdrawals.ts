// Generated from openapi/ by `pnpm generate`. Do not edit.

export const reviewPartnerWithdraw = {
  txId: { minLength: 1 },
  partnerId: { minLength: 1 },
  actionType: { values: ["approve","reject"] },
  note: { minLength: 1, maxLength: 200 },
} as const;

export const requestPartnerWithdraw = {
  opId: { minLength: 1 },
  partnerId: { minLength: 1 },
  walletAddress: { pattern: /^T[1-9A-HJ-NP-Za-km-z]{33}$/ },
  currency: { values: ["USDT"] },
  network: { values: ["TRON"] },
} as const;
