// Generated from openapi/ by `pnpm generate`. Do not edit.

export const createBonusForm = {
  opId: { minLength: 1 },
  title: { minLength: 1, maxLength: 100 },
  description: { maxLength: 500 },
  prizeType: { values: ["CASH","BONUS_BALANCE","FREE_SPINS","FREE_BET"] },
  bonusAmountInUSD: { minimum: 0 },
  status: { values: ["ACTIVE","INACTIVE"] },
  fields: { minItems: 1, maxItems: 20 },
} as const;

export const updateBonusForm = {
  bonusId: { minLength: 1 },
  opId: { minLength: 1 },
  title: { minLength: 1, maxLength: 100 },
  description: { maxLength: 500 },
  prizeType: { values: ["CASH","BONUS_BALANCE","FREE_SPINS","FREE_BET"] },
  bonusAmountInUSD: { minimum: 0 },
  status: { values: ["ACTIVE","INACTIVE"] },
  fields: { minItems: 1, maxItems: 20 },
} as const;

export const deleteBonusForm = {
  bonusId: { minLength: 1 },
  opId: { minLength: 1 },
} as const;

export const decideBonusFormRequest = {
  bonusId: { minLength: 1 },
  opId: { minLength: 1 },
  action: { values: ["REJECT"] },
  playerCode: { minLength: 1 },
  amountInUSD: { maximum: 100000000 },
  note: { minLength: 1, maxLength: 200 },
} as const;
