import type { Db } from "../../db/db.ts";
import { existing, Refusal } from "../../request/refusal.ts";
import type { Account } from "../../session/accounts.ts";
import { scopeOf, visibleRow } from "../../session/visible.ts";
import type { BankRow } from "./bank-row.ts";
import type { OperatorRow } from "../operators/operator-row.ts";

/** The bank to change and its operator; refused when one does not exist or is not visible to the account. */
export const bankOf = (
  db: Db,
  account: Account,
  { uuid, opId }: { uuid: string; opId: string },
): { bank: BankRow; operator: OperatorRow } => {
  scopeOf(db, account, opId);
  const bank = existing(visibleRow(db, account, db.banks.get(uuid)), "This bank does not exist.");
  if (bank.opId !== opId) throw new Refusal(400, "This bank belongs to another operator.");
  return { bank, operator: db.operators.get(opId)! };
};
