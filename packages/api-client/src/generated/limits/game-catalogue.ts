// Generated from openapi/ by `pnpm generate`. Do not edit.

export const saveGameCategory = {
  opId: { minLength: 1, maxLength: 40 },
  slug: { minLength: 1, maxLength: 60, pattern: /^[a-z-]+$/ },
  title: { en: { minLength: 1 } },
} as const;

export const saveGameTag = {
  opId: { minLength: 1, maxLength: 40 },
  slug: { minLength: 1, maxLength: 60, pattern: /^[a-z-]+$/ },
  title: { en: { minLength: 1 } },
} as const;

export const saveGameJurisdiction = {
  opId: { minLength: 1, maxLength: 40 },
  code: { minLength: 1, maxLength: 60, pattern: /^[a-z-]+$/ },
  title: { en: { minLength: 1 } },
} as const;

export const createGameOriginalProvider = {
  opId: { minLength: 1, maxLength: 40 },
  slug: { minLength: 1, maxLength: 60, pattern: /^[a-z0-9-]+$/ },
  aliases: { maxItems: 50 },
  displayName: { en: { minLength: 1 } },
} as const;

export const updateGameOriginalProvider = {
  opId: { minLength: 1, maxLength: 40 },
  id: { minLength: 1 },
  slug: { minLength: 1, maxLength: 60, pattern: /^[a-z0-9-]+$/ },
  aliases: { maxItems: 50 },
  displayName: { en: { minLength: 1 } },
} as const;
