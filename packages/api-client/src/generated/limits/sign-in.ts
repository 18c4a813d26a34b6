// Generated from openapi/ by `pnpm generate`. Do not edit.

export const createSignInDomain = {
  url: { minLength: 1, maxLength: 300 },
  type: { values: ["Origin","Logout","Callback"] },
} as const;

export const deleteSignInDomain = {
  domain: { minLength: 1, maxLength: 300 },
  type: { values: ["Origin","Logout","Callback"] },
} as const;

export const deleteSignInOrganization = {
  orgId: { minLength: 1 },
} as const;
