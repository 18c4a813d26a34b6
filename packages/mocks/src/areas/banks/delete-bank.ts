import type { Db } from "../../db/db.ts";
import type { Account } from "../../session/accounts.ts";
import { bankOf } from "./bank-of.ts";

/** Deletes a bank of this operator (money §2). */
export const deleteBank = (db: Db, account: Account, which: { uuid: string; opId: string }): null => {
  bankOf(db, account, which);
  db.banks.delete(which.uuid);
  return null;
};
