import type { Db } from "../../db/db.ts";

/** The numbers of these operators' transactions that wait for staff, by badge. */
export const waitingPayments = (db: Db, scope: ReadonlySet<string>) => {
  const counts = { withdraw: 0, deposit: 0, cashback: 0, affProfit: 0 };
  for (const { status, isDeleted, opId, transactionType: type } of db.transactions.transactions.values()) {
    if (status !== "PENDING" || isDeleted || !scope.has(opId)) continue;
    if (type === "WITHDRAW") counts.withdraw += 1;
    if (type === "DEPOSIT") counts.deposit += 1;
    if (type === "CASHBACK") counts.cashback += 1;
    if (type === "AFFILIATE") counts.affProfit += 1;
  }
  return counts;
};
