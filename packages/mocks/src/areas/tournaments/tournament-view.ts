import type { components } from "@backoffice/api-client/contract";
import type { Db } from "../../db/db.ts";
import { prizePool } from "./seed-tournaments.ts";
import type { TournamentRow } from "./tournaments-tables.ts";

/** How many prizes wait, by tournament. */
export const pendingByTournament = (db: Db): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { tournamentId, status } of db.tournaments.winners.values())
    if (status === "PENDING") counts.set(tournamentId, (counts.get(tournamentId) ?? 0) + 1);
  return counts;
};

/** A tournament as it stands now (milliseconds since 1970). */
export const tournamentView = (
  db: Db,
  row: TournamentRow,
  now: number,
  pending: ReadonlyMap<string, number> = pendingByTournament(db),
): components["schemas"]["Tournament"] => ({
  ...row,
  status: Date.parse(row.endTime) > now ? "ACTIVE" : "EXPIRED",
  prizePool: prizePool(row.prizes),
  pendingPrizes: pending.get(row.id) ?? 0,
});
