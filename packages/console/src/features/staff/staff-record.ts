import { nameOf } from "./staff.ts";

/** A member of staff as the record of a toast. */
export const staffRecord = (staff: Parameters<typeof nameOf>[0] & { user_id: string }) => ({
  name: nameOf(staff),
  kind: "admin" as const,
  value: staff.user_id,
});
