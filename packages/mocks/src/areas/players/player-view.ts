import type { components } from "@backoffice/api-client/contract";
import type { Db } from "../../db/db.ts";
import { playerStats } from "./player-stats.ts";
import { walletFields } from "../wallet/wallet-fields.ts";
import type { PlayerRow } from "./player-row.ts";

/** Players in the form of the API, with their current balances and counts. */
export const playerViews = (db: Db): ((row: PlayerRow) => components["schemas"]["Player"]) => {
  const statsOf = playerStats(db);
  return (row) => ({
    ...row,
    ...walletFields(db.transactions.wallets, row.playerId),
    playerStats: statsOf(row.playerId),
  });
};
