import type { Db } from "../db/db.ts";
import { DEFAULT_SITE } from "../db/default-site.ts";
import { Refusal } from "../request/refusal.ts";
import type { Account } from "./accounts.ts";
import { isPlatform } from "./permissions-of.ts";
import type { OperatorRow } from "../areas/operators/operator-row.ts";

/** Whether the account may see this operator or brand: platform staff see all, others their own and its brands. */
export const isVisible = (
  { role, user }: Account,
  { opId, parentOpId }: Pick<OperatorRow, "opId" | "parentOpId">,
): boolean => isPlatform(role) || (user.op !== null && (opId === user.op || parentOpId === user.op));

/** The operators and brands that the account may see, each operator followed by its brands. */
export const visibleOperators = (db: Db, account: Account): OperatorRow[] =>
  [...db.operators.values()].filter((it) => isVisible(account, it));

/**
 * The scope of a call, as ids of operators and brands. `*` (the default) is everything that the account may see; an id
 * is that operator or brand alone, with `includeBrands` also the brands of the operator. Refused (403) when the id does
 * not exist or is not visible.
 */
export const scopeOf = (db: Db, account: Account, opId = "*", includeBrands = false): Set<string> => {
  const visible = visibleOperators(db, account);
  if (opId === "*") return new Set(visible.map((it) => it.opId));
  // Platform staff have the right; there is nothing of the kind.
  if (opId === DEFAULT_SITE && isPlatform(account.role))
    throw new Refusal(400, "CMS DEFAULT holds content only. Select an operator.");
  if (!visible.some((it) => it.opId === opId))
    throw new Refusal(403, "You do not have permission to see this operator.");
  return new Set(
    visible.filter((it) => it.opId === opId || (includeBrands && it.parentOpId === opId)).map((it) => it.opId),
  );
};

/** The row, if it exists and its operator is visible to the account; else undefined. */
export const visibleRow = <Row extends { opId: string }>(
  db: Db,
  account: Account,
  row: Row | undefined,
): Row | undefined => {
  const operator = row && db.operators.get(row.opId);
  return operator && isVisible(account, operator) ? row : undefined;
};
