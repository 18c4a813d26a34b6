import type { Actor } from "../../commands/actor.ts";
import type { Input } from "@backoffice/api-client/contract";
import type { Operations } from "../../request/handler.ts";
import { Refusal } from "../../request/refusal.ts";
import { scopeOf } from "../../session/visible.ts";
import { changeStaff } from "./change-staff.ts";
import { keysOfRole } from "./keys-of-role.ts";
import { staffOf } from "./staff-of.ts";
import type { StaffTableRow } from "./staff-tables.ts";

/** Sets the permissions of a member of staff to those of their roles (content §6). */
export const refreshPermissions = (
  call: Actor,
  { adminId, targetUsername, opId, roles }: Input<Operations["refreshPermissions"]>["body"],
): StaffTableRow => {
  const { db, account, clock } = call;
  const row = staffOf(db, account, adminId, { name: targetUsername });
  if (opId !== null) scopeOf(db, account, opId);
  const foreign = roles.find((role) => !row.app_metadata.roles.includes(role));
  if (foreign) throw Refusal.ofFields({ roles: `The user does not have the role ${foreign}.` });
  const permissions = [...new Set(roles.flatMap((role) => keysOfRole(db, role)))];
  return changeStaff(
    call,
    { ...row, permissions, permissionsRefreshedAt: new Date(clock.now()).toISOString() },
    {
      subtype: "USER_PERMISSIONS_REFRESHED",
      words: "Refreshed the permissions of *",
      before: { permissions: row.permissions },
      after: { permissions },
    },
  );
};
