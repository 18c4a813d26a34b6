// Generated from openapi/ by `pnpm generate`. Do not edit.

export const deleteFrontDoorDomain = {
  name: { minLength: 1, maxLength: 90 },
  targetId: { minLength: 1, maxLength: 64 },
} as const;

export const createFrontDoorDomain = {
  domain: { maxLength: 253, pattern: /^([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+([A-Za-z]{2,63}|xn--[A-Za-z0-9-]{1,59})$/ },
  target: { values: ["player","backoffice"] },
} as const;
