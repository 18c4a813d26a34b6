import type { Db } from "../../db/db.ts";
import type { StaffTableRow } from "../staff/staff-tables.ts";

/** The user of a partner, if there is one yet. */
export const partnerUserOf = ({ staff }: Db, partnerId: string): StaffTableRow | undefined =>
  [...staff.users.values()].find((it) => it.app_metadata.partnerId === partnerId);
