import type { StaffTableRow } from "../staff/staff-tables.ts";

/** The member of staff as the actor of a log entry. */
export const actorOf = ({ user_id, email, app_metadata: { nickname, roles } }: StaffTableRow) => ({
  user_id,
  nickname,
  email,
  role: roles[0] ?? "OPERATOR_MANAGER",
});
