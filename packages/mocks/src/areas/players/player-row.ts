import type { components } from "@backoffice/api-client/contract";

/** A player without the fields that are computed from the wallets (`player-view.ts`). */
export type PlayerRow = Omit<components["schemas"]["Player"], "activeCurrency" | "wallet" | "bonusWallet">;
