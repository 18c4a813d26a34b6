// Generated from openapi/ by `pnpm generate`. Do not edit.

export const createHostname = {
  opId: { minLength: 1 },
  cfAccountCode: { minLength: 1, maxLength: 60 },
  hostname: { maxLength: 253, pattern: /^([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+([A-Za-z]{2,63}|xn--[A-Za-z0-9-]{1,59})$/ },
} as const;

export const updateHostname = {
  opId: { minLength: 1 },
  cfAccountCode: { minLength: 1, maxLength: 60 },
  hostname: { maxLength: 253, pattern: /^([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+([A-Za-z]{2,63}|xn--[A-Za-z0-9-]{1,59})$/ },
} as const;

export const deleteHostname = {
  opId: { minLength: 1 },
  hostname: { minLength: 1, maxLength: 253 },
  partnerId: { maxLength: 40 },
} as const;

export const syncHostnameStatus = {
  sslValidationStatus: { values: ["initializing","pending_validation","pending_issuance","pending_deployment","active","validation_timed_out","expired"] },
  clientZoneStatus: { values: ["initializing","pending","active","moved","deactivated","deleted"] },
  customHostnameStatus: { values: ["pending","active","active_redeploying","moved","blocked","deleted"] },
} as const;

export const syncHostnameDns = {
  opId: { minLength: 1 },
  hostname: { minLength: 1, maxLength: 253 },
  partnerId: { maxLength: 40 },
} as const;

export const createHostnameDnsRecord = {
  opId: { minLength: 1 },
  hostname: { minLength: 1, maxLength: 253 },
  partnerId: { maxLength: 40 },
  name: { minLength: 1, maxLength: 255 },
  type: { values: ["TXT","CNAME"] },
  content: { minLength: 1, maxLength: 2048 },
  ttl: { minimum: 1, maximum: 86400 },
} as const;
