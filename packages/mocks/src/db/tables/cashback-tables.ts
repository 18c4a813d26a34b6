import type { components } from "@backoffice/api-client/contract";

type Schemas = components["schemas"];

export type CashbackSettings = Omit<Schemas["CashbackSettingsInForce"], "isOverridden">;
export type CashbackClaimRow = Schemas["CashbackClaim"];

export type CashbackTables = {
  claims: Map<string, CashbackClaimRow>;
  /** By operator or brand. */
  settings: Map<string, CashbackSettings>;
  /** By player code. */
  overrides: Map<string, CashbackSettings>;
};
