import type { Db } from "@backoffice/mocks";
import { firstOf } from "./rows.ts";

type Winner = Db["tournaments"]["winners"] extends Map<string, infer Row> ? Row : never;

/** A pending prize of any operator, as platform staff see it. */
export const waitingWinner = (db: Db): Winner => firstOf(db.tournaments.winners, ({ status }) => status === "PENDING");

/** Pending prizes, the oldest first. */
export const waitingWinners = (db: Db): Winner[] =>
  [...db.tournaments.winners.values()]
    .filter(({ status }) => status === "PENDING")
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));

/** Changes a prize as a colleague would. */
export const changeWinner = (db: Db, { winnerId }: Winner, values: Partial<Winner>): void =>
  void db.tournaments.winners.set(winnerId, { ...db.tournaments.winners.get(winnerId)!, ...values });

/** A tournament as its page shows it, with `pendingPrizes` pending prizes. */
export const tournamentOf = (db: Db, pendingPrizes = 0) => {
  const row = firstOf(db.tournaments.tournaments, () => true);
  return { ...row, status: "EXPIRED" as const, prizePool: 0, pendingPrizes };
};

/** Settles all pending prizes of that tournament. */
export const settleAll = (db: Db): void => {
  const { id } = tournamentOf(db);
  for (const it of db.tournaments.winners.values())
    if (it.tournamentId === id) db.tournaments.winners.delete(it.winnerId);
};
