import type { Db } from "../../db/db.ts";
import { Refusal } from "../../request/refusal.ts";
import type { Account } from "../../session/accounts.ts";
import { scopeOf, visibleRow } from "../../session/visible.ts";
import type { BankRow } from "./bank-row.ts";
import type { OperatorRow } from "../operators/operator-row.ts";

/** The bank to change and its operator; refused when one does not exist or is not visible to the account. */
export const bankOf = (
  db: Db,
  account: Account,
  { uuid, opId }: { uuid: string; opId: string },
): { bank: BankRow; operator: OperatorRow } | Refusal => {
  const scope = scopeOf(db, account, opId);
  if (scope instanceof Refusal) return scope;
  const bank = visibleRow(db, account, db.banks.get(uuid));
  if (!bank) return new Refusal(404, "This bank does not exist.");
  if (bank.opId !== opId) return new Refusal(400, "This bank belongs to another operator.");
  return { bank, operator: db.operators.get(opId)! };
};
