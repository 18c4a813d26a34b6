import type { Db } from "../../db/db.ts";

/** Number of bet debits of these operators that are not reconciled. */
export const openDebits = (db: Db, scope: ReadonlySet<string>): number => {
  let count = 0;
  for (const it of db.bets.debits.values()) if (it.settledAt === null && scope.has(it.opId)) count += 1;
  return count;
};
