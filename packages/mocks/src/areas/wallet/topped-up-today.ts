import type { Clock } from "../../db/times/clock.ts";
import type { Db } from "../../db/db.ts";
import { sumOf } from "../../db/money/amounts.ts";

/**
 * Sum of staff's deposits since midnight UTC into the wallets of players of an operator and its brands, in US dollars.
 * Withdrawals do not reduce it, and bonuses do not count.
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
