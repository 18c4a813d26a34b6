import type { components } from "@backoffice/api-client/contract";

type Schemas = components["schemas"];

export type AffiliateRow = Omit<Schemas["Affiliate"], "referredPlayerCount">;
export type AffiliateWithdrawalRow = Schemas["AffiliateWithdrawal"];
export type AffiliateJobRow = Schemas["AffiliateWithdrawJob"];

export type AffiliateTables = {
  affiliates: Map<string, AffiliateRow>;
  withdrawals: Map<string, AffiliateWithdrawalRow>;
  jobs: Map<string, AffiliateJobRow>;
  /** By player code; those of operators and brands are in `operatorAdmin`. */
  overrides: Map<string, Schemas["AffiliateSettings"]>;
};
