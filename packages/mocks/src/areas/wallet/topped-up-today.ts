import type { Clock } from "../../db/times/clock.ts";
import type { Db } from "../../db/db.ts";
import { sumOf } from "../../db/money/amounts.ts";

/**
 * What staff have put into the wallets of an operator's players, and of its brands' players, since midnight UTC; in US
 * dollars. What was taken out does not count against it, nor do bonuses.
 */
export const toppedUpToday = (db: Db, clock: Clock, opId: string): number => {
  const today = new Date(clock.now()).toISOString().slice(0, 10);
  const made: number[] = [];
  for (const tx of db.transactions.transactions.values()) {
    const counts = tx.transactionType === "TOPUP" && tx.walletType === "MAIN" && tx.direction === "IN" && !tx.isDeleted;
    if (counts && (tx.opId === opId || tx.parentOpId === opId) && tx.createdAt.startsWith(today))
      made.push(tx.toAmountInUSD);
  }
  return sumOf(made);
};
