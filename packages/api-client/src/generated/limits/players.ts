// Generated from openapi/ by `pnpm generate`. Do not edit.

export const changePlayerPassword = {
  playerId: { minLength: 1 },
  playerCode: { minLength: 1 },
  newPassword: { minLength: 1, maxLength: 200 },
  passwordConfirm: { minLength: 1, maxLength: 200 },
} as const;

export const resetPlayerTwoFactor = {
  playerId: { minLength: 1 },
  playerCode: { minLength: 1 },
} as const;

export const deletePlayer = {
  playerId: { minLength: 1 },
  playerCode: { minLength: 1 },
} as const;

export const exportHighDepositors = {
  opId: { minLength: 1, maxLength: 40 },
  depositAmountInUSDThreshold: { minimum: 0 },
} as const;

export const reviewUsername = {
  playerCode: { minLength: 1 },
  username: { maxLength: 200 },
  status: { values: ["PENDING","APPROVE","REJECT"] },
  note: { maxLength: 200 },
} as const;
