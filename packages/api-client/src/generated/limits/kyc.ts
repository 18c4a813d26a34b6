// Generated from openapi/ by `pnpm generate`. Do not edit.

export const changeKyc = {
  action: { values: ["reject"] },
  kycId: { minLength: 1 },
  playerId: { minLength: 1 },
  playerCode: { minLength: 1 },
  noteForPlayer: { minLength: 1, maxLength: 200 },
  details: { email: { maxLength: 200 }, phoneNumber: { pattern: /^[0-9]{6,16}$/ }, address: { minLength: 2, maxLength: 120 }, city: { minLength: 2, maxLength: 20 }, postCode: { pattern: /^[0-9]{4,10}$/ }, country: { minLength: 2, maxLength: 60 }, firstName: { pattern: /^[^!-,./0-9:-@\[-`{-~]{1,50}$/ }, lastName: { pattern: /^[^!-,./0-9:-@\[-`{-~]{1,50}$/ }, passportId: { pattern: /^[A-Za-z0-9]{5,50}$/ }, cardId: { pattern: /^[A-Za-z0-9]{9,50}$/ } },
  noteForThePlayer: { minLength: 1, maxLength: 200 },
} as const;
