// Generated from openapi/ by `pnpm generate`. Do not edit.

export const changeDomain = {
  opId: { minLength: 1 },
  action: { values: ["EDIT"] },
  domainDetails: { opId: { minLength: 1 }, domainName: { minLength: 1, maxLength: 253 }, description: { maxLength: 500 }, defaultLang: { minLength: 2, maxLength: 10 } },
} as const;

export const deleteDomain = {
  opId: { minLength: 1 },
  token: { maxLength: 200 },
  zoneId: { maxLength: 64 },
  zoneName: { minLength: 1, maxLength: 253 },
  partnerId: { maxLength: 40 },
} as const;

export const createDomain = {
  opId: { minLength: 1 },
  domainName: { maxLength: 253, pattern: /^([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+([A-Za-z]{2,63}|xn--[A-Za-z0-9-]{1,59})$/ },
  description: { maxLength: 500 },
  cfAccountCode: { minLength: 1, maxLength: 60 },
  afdProfileName: { maxLength: 90 },
  defaultLang: { minLength: 2, maxLength: 10 },
  partnerId: { maxLength: 40 },
  zoneId: { maxLength: 64 },
} as const;

export const createDomainByToken = {
  opId: { minLength: 1 },
  domain: { maxLength: 253, pattern: /^([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+([A-Za-z]{2,63}|xn--[A-Za-z0-9-]{1,59})$/ },
  token: { minLength: 1, maxLength: 200 },
} as const;

export const createDomainDnsRecord = {
  opId: { minLength: 1 },
  domainName: { minLength: 1, maxLength: 253 },
  dnsRecordName: { minLength: 1, maxLength: 255 },
  dnsRecordType: { values: ["TXT","CNAME"] },
  dnsRecordContent: { minLength: 1, maxLength: 2048 },
} as const;

export const deleteDomainDnsRecord = {
  opId: { minLength: 1 },
  dnsRecordName: { minLength: 1, maxLength: 255 },
  dnsRecordType: { values: ["TXT","CNAME"] },
  domainName: { minLength: 1, maxLength: 253 },
} as const;
