// Generated from openapi/ by `pnpm generate`. Do not edit.

export const createDnsRecord = {
  opId: { minLength: 1 },
  type: { values: ["TXT","CNAME"] },
  name: { minLength: 3, maxLength: 25 },
  content: { minLength: 3, maxLength: 25 },
} as const;

export const updateDnsRecord = {
  opId: { minLength: 1 },
  id: { minLength: 1 },
  type: { values: ["TXT","CNAME"] },
  name: { minLength: 3, maxLength: 25 },
  content: { minLength: 3, maxLength: 25 },
  hostName: { minLength: 3, maxLength: 25 },
  verificationTitle: { maxLength: 255 },
  verificationToken: { maxLength: 200 },
  endpointName: { maxLength: 90 },
} as const;

export const deleteDnsRecord = {
  id: { minLength: 1, maxLength: 64 },
} as const;
