import type { Db } from "../../db/db.ts";
import { Refusal } from "../../request/refusal.ts";
import type { Account } from "../../session/accounts.ts";
import { bankOf } from "./bank-of.ts";

/** Deletes a bank of this operator (money §2). */
export const deleteBank = (db: Db, account: Account, which: { uuid: string; opId: string }): null | Refusal => {
  const found = bankOf(db, account, which);
  if (found instanceof Refusal) return found;
  db.banks.delete(which.uuid);
  return null;
};
