import type { components } from "@backoffice/api-client/contract";

/** A player without what follows from the wallets; see `player-view.ts`. */
export type PlayerRow = Omit<components["schemas"]["Player"], "activeCurrency" | "wallet" | "bonusWallet">;
