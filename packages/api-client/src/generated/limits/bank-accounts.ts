// Generated from openapi/ by `pnpm generate`. Do not edit.

export const reviewBankAccount = {
  actionType: { values: ["approve","reject"] },
  playerNote: { minLength: 1, maxLength: 200 },
  playerCode: { minLength: 1 },
} as const;
