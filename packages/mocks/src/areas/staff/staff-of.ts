import type { Db } from "../../db/db.ts";
import { Refusal } from "../../request/refusal.ts";
import type { Account } from "../../session/accounts.ts";
import { isPlatform } from "../../session/permissions-of.ts";
import { isVisible } from "../../session/visible.ts";
import type { StaffTableRow } from "./staff-tables.ts";

/** Whether the account may see this member of staff: platform staff see all, others those of their operators. */
export const seesStaff = (db: Db, account: Account, { app_metadata: { opId } }: StaffTableRow): boolean => {
  const operator = db.operators.get(opId ?? "");
  return isPlatform(account.role) || (operator !== undefined && isVisible(account, operator));
};

/** The display name of a member of staff. */
export const nameOf = ({ email, app_metadata: { nickname } }: StaffTableRow): string => nickname ?? email;

/**
 * The member of staff of a call; refused when not visible to the account, or when the given email or name does not
 * match.
 */
export const staffOf = (
  db: Db,
  account: Account,
  id: string,
  sure: { name?: string; nameField?: string; email?: string } = {},
): StaffTableRow => {
  const row = db.staff.users.get(id);
  if (!row || !seesStaff(db, account, row)) throw new Refusal(404, "This user does not exist.");
  if (sure.email !== undefined && sure.email.toLowerCase() !== row.email.toLowerCase())
    throw Refusal.ofFields({ adminEmail: "This is not the email address of the user." });
  if (sure.name !== undefined && sure.name !== nameOf(row) && sure.name !== row.email)
    throw Refusal.ofFields({ [sure.nameField ?? "targetUsername"]: "This is not the name of the user." });
  return row;
};
