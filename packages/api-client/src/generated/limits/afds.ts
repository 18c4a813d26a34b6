// Generated from openapi/ by `pnpm generate`. Do not edit.

export const createAfdProfile = {
  resourceGroup: { minLength: 1, maxLength: 90 },
  afdProfileName: { maxLength: 90, pattern: /^[A-Za-z0-9][A-Za-z0-9-]*$/ },
  title: { minLength: 1, maxLength: 100 },
  managedIdentityClientId: { minLength: 1, maxLength: 64 },
  description: { maxLength: 500 },
  note: { maxLength: 1000 },
  endpointNamePrefix: { maxLength: 40 },
  ppfRouteNamePrefix: { maxLength: 40 },
} as const;

export const updateAfdProfile = {
  resourceGroup: { maxLength: 90 },
  afdProfileName: { minLength: 1, maxLength: 90 },
  title: { minLength: 1, maxLength: 100 },
  managedIdentityClientId: { minLength: 1, maxLength: 64 },
  description: { maxLength: 500 },
  note: { maxLength: 1000 },
  endpointNamePrefix: { maxLength: 40 },
  ppfRouteNamePrefix: { maxLength: 40 },
} as const;
