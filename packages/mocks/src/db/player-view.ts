import type { components } from "@backoffice/api-client/contract";
import type { Db } from "./db.ts";
import { walletFields } from "./wallet-fields.ts";
import type { PlayerRow } from "./tables/player-row.ts";

/** A player as calls answer it, with its current balances. */
export const playerView = ({ transactions }: Db, row: PlayerRow): components["schemas"]["Player"] => ({
  ...row,
  ...walletFields(transactions.wallets, row.playerId),
});
