// Generated from openapi/ by `pnpm generate`. Do not edit.

export const saveTranslation = {
  entity: { partitionKey: { values: ["b2c"] }, rowKey: { minLength: 1, maxLength: 120, pattern: /^[A-Za-z0-9_.-]+$/ }, en: { minLength: 1, maxLength: 2000 } },
} as const;

export const deleteTranslation = {
  rowKey: { minLength: 1, maxLength: 120, pattern: /^[A-Za-z0-9_.-]+$/ },
} as const;
