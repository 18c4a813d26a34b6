// Generated from openapi/ by `pnpm generate`. Do not edit.
export const updateCryptoNetwork = {"network":"Polygon Main","explorerApiKey":["EXPLORERKEYONE0000000000000000001","EXPLORERKEYTWO0000000000000000002"],"updatedAt":"2026-11-12T09:30:00Z","updatedBy":"Mara"};
export const listCryptoNetworks = {"items":[{"network":"Polygon Main","explorerApiKey":["EXPLORERKEYONE0000000000000000001","EXPLORERKEYTWO0000000000000000002"],"updatedAt":"2026-11-12T09:30:00Z","updatedBy":"Mara"}],"count":1,"remaining":0};
export const showCryptoNetwork = {"network":"Polygon Main","explorerApiKey":["EXPLORERKEYONE0000000000000000001","EXPLORERKEYTWO0000000000000000002"],"updatedAt":"2026-11-12T09:30:00Z","updatedBy":"Mara"};
