// Generated from openapi/ by `pnpm generate`. Do not edit.

export const createTournament = {
  opId: { minLength: 1 },
  title: { minLength: 1, maxLength: 100 },
  description: { maxLength: 500 },
  category: { values: ["ALL","SPORTS","CASINO"] },
  currency: { pattern: /^[A-Z]{3,5}$/ },
  minWagerInUSD: { minimum: 0 },
  prizes: { minItems: 1, maxItems: 50 },
} as const;

export const updateTournament = {
  id: { minLength: 1 },
  opId: { minLength: 1 },
  title: { minLength: 1, maxLength: 100 },
  description: { maxLength: 500 },
  category: { values: ["ALL","SPORTS","CASINO"] },
  currency: { pattern: /^[A-Z]{3,5}$/ },
  minWagerInUSD: { minimum: 0 },
  prizes: { minItems: 1, maxItems: 50 },
} as const;

export const deleteTournament = {
  id: { minLength: 1 },
} as const;

export const payTournamentPrize = {
  type: { values: ["reject"] },
  winnerId: { minLength: 1 },
  playerCode: { minLength: 1 },
  noteForThePlayer: { minLength: 1, maxLength: 200 },
} as const;
