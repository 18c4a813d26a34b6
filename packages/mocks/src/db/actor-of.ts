import type { StaffTableRow } from "./tables/staff-tables.ts";

/** Who did it, as a log keeps it. */
export const actorOf = ({ user_id, email, app_metadata: { nickname, roles } }: StaffTableRow) => ({
  user_id,
  nickname,
  email,
  role: roles[0] ?? "OPERATOR_MANAGER",
});
