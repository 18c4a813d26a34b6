// Generated from openapi/ by `pnpm generate`. Do not edit.

export const createBonus = {
  opId: { minLength: 1 },
  type: { values: ["DEPOSIT_BONUS","REGISTRATION_BONUS","MANUAL_BONUS"] },
  status: { values: ["ACTIVE","INACTIVE"] },
  title: { minLength: 1, maxLength: 100 },
  description: { maxLength: 500 },
  currencies: { maxItems: 50 },
  prizeType: { values: ["CASH","BONUS_BALANCE","FREE_SPINS","FREE_BET"] },
  bonusAmountInUSD: { minimum: 0 },
  bonusPercentage: { minimum: 0, maximum: 1000 },
  minDepositInUSD: { minimum: 0 },
  wagerRequirement: { minimum: 0, maximum: 100 },
  daysToUse: { minimum: 0, maximum: 365 },
} as const;

export const updateBonus = {
  bonusId: { minLength: 1 },
  opId: { minLength: 1 },
  type: { values: ["DEPOSIT_BONUS","REGISTRATION_BONUS","MANUAL_BONUS"] },
  status: { values: ["ACTIVE","INACTIVE"] },
  title: { minLength: 1, maxLength: 100 },
  description: { maxLength: 500 },
  currencies: { maxItems: 50 },
  prizeType: { values: ["CASH","BONUS_BALANCE","FREE_SPINS","FREE_BET"] },
  bonusAmountInUSD: { minimum: 0 },
  bonusPercentage: { minimum: 0, maximum: 1000 },
  minDepositInUSD: { minimum: 0 },
  wagerRequirement: { minimum: 0, maximum: 100 },
  daysToUse: { minimum: 0, maximum: 365 },
} as const;

export const deleteBonus = {
  bonusId: { minLength: 1 },
  opId: { minLength: 1 },
} as const;

export const createBonusRelease = {
  opId: { minLength: 1 },
  type: { values: ["release"] },
  title: { minLength: 1, maxLength: 100 },
  description: { maxLength: 500 },
  currencies: { maxItems: 50 },
  prizeType: { values: ["CASH","BONUS_BALANCE","FREE_SPINS","FREE_BET"] },
  bonusAmountInUSD: { minimum: 0 },
  bonusPercentage: { minimum: 0, maximum: 1000 },
  minDepositInUSD: { minimum: 0 },
  wagerRequirement: { minimum: 0, maximum: 100 },
  daysToUse: { minimum: 0, maximum: 365 },
  playersCount: { minimum: 1, maximum: 1000000 },
} as const;

export const updateBonusRelease = {
  bonusId: { minLength: 1 },
  opId: { minLength: 1 },
  type: { values: ["release"] },
  title: { minLength: 1, maxLength: 100 },
  description: { maxLength: 500 },
  currencies: { maxItems: 50 },
  prizeType: { values: ["CASH","BONUS_BALANCE","FREE_SPINS","FREE_BET"] },
  bonusAmountInUSD: { minimum: 0 },
  bonusPercentage: { minimum: 0, maximum: 1000 },
  minDepositInUSD: { minimum: 0 },
  wagerRequirement: { minimum: 0, maximum: 100 },
  daysToUse: { minimum: 0, maximum: 365 },
  playersCount: { minimum: 1, maximum: 1000000 },
} as const;

export const deleteBonusRelease = {
  bonusId: { minLength: 1 },
  opId: { minLength: 1 },
} as const;

export const cloneBonus = {
  opId: { minLength: 1 },
  type: { values: ["DEPOSIT_BONUS","REGISTRATION_BONUS","MANUAL_BONUS"] },
  status: { values: ["ACTIVE","INACTIVE"] },
  title: { minLength: 1, maxLength: 100 },
  description: { maxLength: 500 },
  currencies: { maxItems: 50 },
  prizeType: { values: ["CASH","BONUS_BALANCE","FREE_SPINS","FREE_BET"] },
  bonusAmountInUSD: { minimum: 0 },
  bonusPercentage: { minimum: 0, maximum: 1000 },
  minDepositInUSD: { minimum: 0 },
  wagerRequirement: { minimum: 0, maximum: 100 },
  daysToUse: { minimum: 0, maximum: 365 },
  targetOpId: { minLength: 1 },
} as const;

export const cloneBonusRelease = {
  opId: { minLength: 1 },
  type: { values: ["release"] },
  title: { minLength: 1, maxLength: 100 },
  description: { maxLength: 500 },
  currencies: { maxItems: 50 },
  prizeType: { values: ["CASH","BONUS_BALANCE","FREE_SPINS","FREE_BET"] },
  bonusAmountInUSD: { minimum: 0 },
  bonusPercentage: { minimum: 0, maximum: 1000 },
  minDepositInUSD: { minimum: 0 },
  wagerRequirement: { minimum: 0, maximum: 100 },
  daysToUse: { minimum: 0, maximum: 365 },
  playersCount: { minimum: 1, maximum: 1000000 },
  targetOpId: { minLength: 1 },
} as const;
