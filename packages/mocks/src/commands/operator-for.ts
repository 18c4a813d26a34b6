import type { Db } from "../db/db.ts";
import { Refusal } from "../request/refusal.ts";
import type { Account } from "../session/accounts.ts";
import { scopeOf } from "../session/visible.ts";
import type { OperatorRow } from "../db/tables/operator-row.ts";

/** The one operator or brand that something is made for. */
export const operatorFor = (db: Db, account: Account, opId: string): OperatorRow | Refusal => {
  if (opId === "*") return Refusal.ofFields({ opId: "Please select an operator or a brand first." });
  const scope = scopeOf(db, account, opId);
  return scope instanceof Refusal ? scope : db.operators.get(opId)!;
};

/** Whether something of `owner` serves this operator or brand: its own, or that of the brand's operator. */
export const serves = ({ opId, parentOpId }: OperatorRow, owner: string): boolean =>
  owner === opId || owner === parentOpId;
