// Generated from openapi/ by `pnpm generate`. Do not edit.
export const createSignInDomain = {"uuid":"7d0b9a5e-2f61-4c1a-9a44-51f0d1c7a901","url":"https://backoffice.nordlys.example","type":"Origin","createdAt":"2026-06-01T09:00:00Z","createdBy":"Mara"};
export const deleteSignInDomain = null;
export const listSignInDomains = {"items":[{"uuid":"7d0b9a5e-2f61-4c1a-9a44-51f0d1c7a901","url":"https://backoffice.nordlys.example","type":"Origin","createdAt":"2026-06-01T09:00:00Z","createdBy":"Mara"}],"count":1,"remaining":0};
export const deleteSignInOrganization = null;
export const listSignInOrganizations = {"items":[{"orgId":"org_4c1a9a4451f0","name":"nordlys","displayName":"Nordlys","opId":"op-nordlys","memberCount":12,"createdAt":"2025-11-03T09:00:00Z"}],"count":1,"remaining":0};
