// Generated from openapi/ by `pnpm generate`. Do not edit.

/** Kinds of records that a field may refer to (`x-ref`). */
export type RefKind = "player" | "player-id" | "operator" | "parent-operator" | "partner" | "transaction" | "partner-withdrawal" | "affiliate-withdrawal" | "utopia-transaction" | "bet" | "bet-debit" | "ticket" | "game" | "provider" | "game-category" | "game-tag" | "jurisdiction" | "bonus" | "bonus-form" | "bonus-release" | "freebet" | "tournament" | "tournament-winner" | "admin" | "domain" | "cf-account" | "cf-account-code" | "cf-account-v3" | "afd-profile" | "currency";
