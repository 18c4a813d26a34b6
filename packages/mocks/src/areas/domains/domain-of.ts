import type { Db } from "../../db/db.ts";
import { existing, Refusal } from "../../request/refusal.ts";
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
): DomainRow => {
  const row = existing(
    visibleRow(db, account, db.domains.domains.get(domainName.trim().toLowerCase())),
    "This domain does not exist.",
  );
  if (row.opId !== opId) throw new Refusal(400, "This domain belongs to another operator.");
  return row;
};

/** Refuses to delete a primary or locked domain. */
export const checkDeletion = ({ domainName, isPrimary, isLocked }: DomainRow): void => {
  if (isPrimary) throw new Refusal(400, "A primary domain cannot be deleted. Make another domain primary first.");
  if (isLocked) throw new Refusal(400, `${domainName} is locked. Unlock it first.`);
};
