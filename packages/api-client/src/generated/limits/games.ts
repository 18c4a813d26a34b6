// Generated from openapi/ by `pnpm generate`. Do not edit.

export const updateGame = {
  gameId: { minLength: 1 },
  title: { minLength: 1, maxLength: 200 },
  description: { maxLength: 2000 },
  providerId: { minLength: 1 },
  categories: { maxItems: 50 },
  tags: { maxItems: 50 },
  jurisdictions: { maxItems: 100 },
  RTP: { minimum: 0, maximum: 100 },
  coverPhoto: { maxLength: 500 },
} as const;

export const syncImoonGames = {
  opId: { values: ["*"] },
} as const;

export const syncSgGames = {
  opId: { values: ["*"] },
} as const;

export const syncCreedzGames = {
  opId: { values: ["*"] },
} as const;

export const syncSoftSwissGames = {
  opId: { values: ["*"] },
} as const;

export const updateOperatorGame = {
  dto: { gameId: { minLength: 1 }, order: { minimum: 0, maximum: 99999999 }, status: { values: ["ACTIVE","DISABLED","MAINTENANCE","DEPRECATE"] } },
  opId: { minLength: 1 },
  gameTitle: { minLength: 1, maxLength: 200 },
} as const;
