import type { components } from "@backoffice/api-client/contract";

export type KycRow = components["schemas"]["KycRow"];
export type KycData = components["schemas"]["KycData"];

export type KycTables = {
  items: Map<string, KycRow>;
  /** What staff corrected, by item; what players handed in follows from the player. */
  corrections: Map<string, KycData>;
};
