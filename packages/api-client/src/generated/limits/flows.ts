// Generated from openapi/ by `pnpm generate`. Do not edit.

export const deleteFlow = {
  flowId: { minLength: 1 },
} as const;
