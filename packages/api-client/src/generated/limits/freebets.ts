// Generated from openapi/ by `pnpm generate`. Do not edit.

export const giveSportFreebet = {
  betCount: { minimum: 1, maximum: 1000 },
  currency: { minLength: 1, maxLength: 10 },
  templateId: { minLength: 1 },
} as const;
