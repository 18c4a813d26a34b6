import type { components } from "@backoffice/api-client/contract";

type Schemas = components["schemas"];

export type CashbackSettings = Omit<Schemas["CashbackSettingsInForce"], "isOverridden">;
export type CashbackClaimRow = Schemas["CashbackClaim"];

export type CashbackTables = {
  claims: Map<string, CashbackClaimRow>;
  /** By player code; those of operators and brands are in `operatorAdmin`. */
  overrides: Map<string, CashbackSettings>;
};
