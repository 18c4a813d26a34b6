// Generated from openapi/ by `pnpm generate`. Do not edit.

export const topUpWallet = {
  note: { minLength: 1, maxLength: 200 },
  currency: { minLength: 1, maxLength: 10 },
  playerCode: { minLength: 1 },
  reason: { values: ["CORRECTION","COMPENSATION","PROMOTION","CHARGEBACK","TEST","OTHER"] },
  action: { values: ["topup","deduct"] },
} as const;

export const topUpBonusWallet = {
  note: { minLength: 1, maxLength: 200 },
  amount: { minimum: -100000000, maximum: 100000000 },
  playerCode: { minLength: 1 },
  action: { values: ["topup","deduct"] },
} as const;

export const convertBalance = {
  fromCurrency: { minLength: 1, maxLength: 10 },
  toCurrency: { minLength: 1, maxLength: 10 },
  playerId: { minLength: 1 },
  playerCode: { minLength: 1 },
} as const;
