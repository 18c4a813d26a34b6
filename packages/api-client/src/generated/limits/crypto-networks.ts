// Generated from openapi/ by `pnpm generate`. Do not edit.

export const updateCryptoNetwork = {
  networkName: { minLength: 1, maxLength: 60 },
  keys: { maxItems: 20 },
} as const;
