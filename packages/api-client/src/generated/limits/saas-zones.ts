// Generated from openapi/ by `pnpm generate`. Do not edit.

export const createSaasZone = {
  opId: { minLength: 1 },
  domainName: { maxLength: 253, pattern: /^([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+([A-Za-z]{2,63}|xn--[A-Za-z0-9-]{1,59})$/ },
  zoneId: { minLength: 1, maxLength: 64 },
  apiToken: { minLength: 1, maxLength: 200 },
} as const;

export const updateSaasZone = {
  opId: { minLength: 1 },
  domainName: { maxLength: 253, pattern: /^([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+([A-Za-z]{2,63}|xn--[A-Za-z0-9-]{1,59})$/ },
  zoneId: { minLength: 1, maxLength: 64 },
  apiToken: { minLength: 1, maxLength: 200 },
} as const;

export const deleteSaasZone = {
  domainName: { minLength: 1, maxLength: 253 },
  zoneId: { minLength: 1, maxLength: 64 },
} as const;
