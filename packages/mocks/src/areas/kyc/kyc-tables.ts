import type { components } from "@backoffice/api-client/contract";

export type KycRow = components["schemas"]["KycRow"];
export type KycData = components["schemas"]["KycData"];

export type KycTables = {
  items: Map<string, KycRow>;
  /** Corrections of staff, by item id; the submitted details are computed from the player (`kyc-data.ts`). */
  corrections: Map<string, KycData>;
};
