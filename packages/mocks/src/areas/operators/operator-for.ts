import type { Db } from "../../db/db.ts";
import { Refusal } from "../../request/refusal.ts";
import type { Account } from "../../session/accounts.ts";
import { scopeOf } from "../../session/visible.ts";
import type { OperatorRow } from "./operator-row.ts";

/** The operator or brand of a new row; refused for `*` and when it is not visible to the account. */
export const operatorFor = (db: Db, account: Account, opId: string): OperatorRow => {
  if (opId === "*") throw Refusal.ofFields({ opId: "Please select an operator or a brand first." });
  scopeOf(db, account, opId);
  return db.operators.get(opId)!;
};

/** Whether an operator or brand may use what belongs to `owner`: itself, or the operator of the brand. */
export const serves = ({ opId, parentOpId }: OperatorRow, owner: string): boolean =>
  owner === opId || owner === parentOpId;
