import type { components } from "@backoffice/api-client/contract";

type Schemas = components["schemas"];

export type BonusRow = Schemas["Bonus"];
export type BonusReleaseRow = Schemas["BonusRelease"];
export type BonusFormRow = Omit<Schemas["BonusForm"], "pendingCount" | "requestsCount">;
export type BonusRequestRow = Schemas["BonusFormRequest"];
export type BonusClaimRow = Schemas["BonusClaim"];
/** The bonus or form that a transaction has paid. */
export type PaidBonus = Pick<Schemas["BonusTransaction"], "bonusId" | "bonusTitle">;

export type BonusTables = {
  bonuses: Map<string, BonusRow>;
  releases: Map<string, BonusReleaseRow>;
  forms: Map<string, BonusFormRow>;
  requests: Map<string, BonusRequestRow>;
  claims: Map<string, BonusClaimRow>;
  /** By the id of the transaction, which stands among all transactions. */
  paid: Map<string, PaidBonus>;
};
