// Generated from openapi/ by `pnpm generate`. Do not edit.

export const createBank = {
  opId: { minLength: 1 },
  key: { maxLength: 60, pattern: /^[A-Za-z_-]+$/ },
  bankName: { en: { minLength: 1 } },
  order: { minimum: 0, maximum: 99999999 },
  status: { values: ["ACTIVE","INACTIVE"] },
} as const;

export const updateBank = {
  dto: { key: { maxLength: 60, pattern: /^[A-Za-z_-]+$/ }, order: { minimum: 0, maximum: 99999999 }, status: { values: ["ACTIVE","INACTIVE"] } },
  opId: { minLength: 1 },
} as const;

export const deleteBank = {
  opId: { minLength: 1 },
} as const;
