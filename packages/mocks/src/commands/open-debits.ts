import type { Db } from "../db/db.ts";

/** How many bet debits of these operators nobody has reconciled yet. */
export const openDebits = (db: Db, scope: ReadonlySet<string>): number => {
  let count = 0;
  for (const it of db.bets.debits.values()) if (it.settledAt === null && scope.has(it.opId)) count += 1;
  return count;
};
