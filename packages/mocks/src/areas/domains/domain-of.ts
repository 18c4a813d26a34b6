import type { Db } from "../../db/db.ts";
import { Refusal } from "../../request/refusal.ts";
import type { Account } from "../../session/accounts.ts";
import { visibleRow } from "../../session/visible.ts";
import type { DomainRow } from "./domains-tables.ts";

/**
 * The domain of a call; refused when it does not exist, is not visible to the account or belongs to another operator.
 */
export const domainOf = (
  db: Db,
  account: Account,
  { domainName, opId }: { domainName: string; opId: string },
): DomainRow | Refusal => {
  const row = visibleRow(db, account, db.domains.domains.get(domainName.trim().toLowerCase()));
  if (!row) return new Refusal(404, "This domain does not exist.");
  if (row.opId !== opId) return new Refusal(400, "This domain belongs to another operator.");
  return row;
};

/** Why a domain cannot be deleted; undefined when it can. */
export const deletionRefusal = ({ domainName, isPrimary, isLocked }: DomainRow): Refusal | undefined => {
  if (isPrimary) return new Refusal(400, "A primary domain cannot be deleted. Make another domain primary first.");
  if (isLocked) return new Refusal(400, `${domainName} is locked. Unlock it first.`);
  return undefined;
};
