// Generated from openapi/ by `pnpm generate`. Do not edit.
export const createSaasZone = {"domainName":"saas-nordlys.example","zoneId":"2b4d6f8a0c1e3d5f7a9b1c3d5e7f9012","default":true,"opId":"op-nordlys","hostnameCount":14,"createdAt":"2026-03-04T08:10:00Z","updatedAt":"2026-09-21T11:05:00Z","apiToken":"v1.0-90ab1c2d3e4f5a6b7c8d"};
export const updateSaasZone = {"domainName":"saas-nordlys.example","zoneId":"2b4d6f8a0c1e3d5f7a9b1c3d5e7f9012","default":true,"opId":"op-nordlys","hostnameCount":14,"createdAt":"2026-03-04T08:10:00Z","updatedAt":"2026-09-21T11:05:00Z","apiToken":"v1.0-90ab1c2d3e4f5a6b7c8d"};
export const deleteSaasZone = null;
export const listSaasZones = {"items":[{"domainName":"saas-nordlys.example","zoneId":"2b4d6f8a0c1e3d5f7a9b1c3d5e7f9012","default":true,"opId":"op-nordlys","hostnameCount":14,"createdAt":"2026-03-04T08:10:00Z","updatedAt":"2026-09-21T11:05:00Z"}],"count":1,"remaining":0};
export const showSaasZone = {"domainName":"saas-nordlys.example","zoneId":"2b4d6f8a0c1e3d5f7a9b1c3d5e7f9012","default":true,"opId":"op-nordlys","hostnameCount":14,"createdAt":"2026-03-04T08:10:00Z","updatedAt":"2026-09-21T11:05:00Z","apiToken":"v1.0-90ab1c2d3e4f5a6b7c8d"};
