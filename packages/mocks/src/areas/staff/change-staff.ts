import type { Actor } from "../../commands/actor.ts";
import { logActivity, type LoggedEvent } from "../activity/log-activity.ts";
import { nameOf } from "./staff-of.ts";
import type { StaffTableRow } from "./staff-tables.ts";

/** Stores a changed member of staff and logs the change; in `words`, `*` stands for the name. */
export const changeStaff = (
  { db, account, clock }: Actor,
  row: StaffTableRow,
  { subtype, words, before, after }: Pick<LoggedEvent, "subtype" | "before" | "after"> & { words: string },
): StaffTableRow => {
  db.staff.users.set(row.user_id, row);
  logActivity(db, account, clock, "staff", {
    type: "USERS",
    subtype,
    message: words.replace("*", nameOf(row)),
    opId: row.app_metadata.opId,
    subject: { id: row.user_id, title: nameOf(row) },
    ...(before && { before }),
    ...(after && { after }),
  });
  return row;
};
