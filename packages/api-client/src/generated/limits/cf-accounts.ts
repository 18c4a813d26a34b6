// Generated from openapi/ by `pnpm generate`. Do not edit.

export const createCfAccount = {
  opId: { minLength: 1 },
  token: { minLength: 1, maxLength: 200 },
  accountId: { minLength: 1, maxLength: 64 },
  title: { minLength: 1, maxLength: 100 },
} as const;

export const updateCfAccount = {
  title: { minLength: 1, maxLength: 100 },
  description: { maxLength: 500 },
  cfApiKey: { maxLength: 200 },
  cfAccountCode: { minLength: 1, maxLength: 60, pattern: /^[A-Za-z0-9_-]+$/ },
  note: { maxLength: 1000 },
} as const;

export const deleteCfAccount = {
  opId: { minLength: 1 },
  cfAccountCode: { minLength: 1, maxLength: 60, pattern: /^[A-Za-z0-9_-]+$/ },
  accountId: { maxLength: 64 },
  partnerId: { maxLength: 40 },
} as const;

export const createCfAccountV3 = {
  opId: { minLength: 1 },
  cfApiKey: { minLength: 1, maxLength: 200 },
  cfAccountId: { minLength: 1, maxLength: 64 },
  cfAccountCode: { minLength: 1, maxLength: 60, pattern: /^[A-Za-z0-9_-]+$/ },
} as const;

export const updateCfAccountV3 = {
  opId: { minLength: 1 },
  cfApiKey: { maxLength: 200 },
  cfAccountId: { minLength: 1, maxLength: 64 },
  cfAccountCode: { minLength: 1, maxLength: 60, pattern: /^[A-Za-z0-9_-]+$/ },
} as const;

export const deleteCfAccountV3 = {
  opId: { minLength: 1 },
  cfAccountCode: { minLength: 1, maxLength: 60, pattern: /^[A-Za-z0-9_-]+$/ },
  partnerId: { maxLength: 40 },
} as const;
