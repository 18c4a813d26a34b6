// Generated from openapi/ by `pnpm generate`. Do not edit.

export const sendClientReports = {
  reports: { minItems: 1, maxItems: 20 },
} as const;
