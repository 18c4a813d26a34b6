// Generated from openapi/ by `pnpm generate`. Do not edit.

export const enableGame = {
  gameId: { minLength: 1 },
  opId: { minLength: 1, maxLength: 40 },
} as const;

export const enableGamesByAggregator = {
  aggregator: { values: ["imoon","Soft Gamings","Creed Roomz","SoftSwiss"] },
  opId: { minLength: 1, maxLength: 40 },
  providerId: { minLength: 1, maxLength: 40 },
} as const;

export const disableGame = {
  gameId: { minLength: 1 },
  opId: { minLength: 1, maxLength: 40 },
} as const;

export const disableGamesByAggregator = {
  aggregator: { values: ["imoon","Soft Gamings","Creed Roomz","SoftSwiss"] },
  opId: { minLength: 1, maxLength: 40 },
  providerId: { minLength: 1, maxLength: 40 },
} as const;
