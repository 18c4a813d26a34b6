import type { Db } from "../../db/db.ts";
import { payoutTransaction } from "./payout-transaction.ts";
import type { AffiliateWithdrawalRow } from "./affiliate-tables.ts";
import { settle } from "../transactions/settle.ts";

/** Requests a payout of affiliate profit: it is pending from now on, also in the list of transactions. */
export const requestPayout = (db: Db, row: AffiliateWithdrawalRow): AffiliateWithdrawalRow => {
  const waiting: AffiliateWithdrawalRow = { ...row, status: "PENDING" };
  db.affiliate.withdrawals.set(row.txId, waiting);
  settle(db, undefined, payoutTransaction(waiting, db.players.get(row.playerId)));
  return waiting;
};
