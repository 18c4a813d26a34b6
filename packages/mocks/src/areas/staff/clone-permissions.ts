import type { Actor } from "../../commands/actor.ts";
import type { Input } from "@backoffice/api-client/contract";
import type { Operations } from "../../request/handler.ts";
import { Refusal } from "../../request/refusal.ts";
import { changeStaff } from "./change-staff.ts";
import { checkTarget } from "./role-refusal.ts";
import { staffOf } from "./staff-of.ts";
import type { StaffTableRow } from "./staff-tables.ts";

/** Copies the permissions of one member of staff to another, as far as the role of the latter allows (content §5). */
export const clonePermissions = (
  call: Actor,
  { sourceUserId, targetUserId, sourceRole, permissions }: Input<Operations["clonePermissions"]>["body"],
): StaffTableRow => {
  const { db, account, clock } = call;
  if (sourceUserId === targetUserId)
    throw Refusal.ofFields({ targetUserId: "Invalid input, please check input fields and try again." });
  const source = staffOf(db, account, sourceUserId);
  const target = staffOf(db, account, targetUserId);
  checkTarget(account, target, "change the permissions of");
  if (!source.app_metadata.roles.includes(sourceRole))
    throw Refusal.ofFields({ sourceRole: `The user to copy from is not ${sourceRole}.` });
  const missing = permissions.find((key) => !source.permissions.includes(key));
  if (missing) throw Refusal.ofFields({ permissions: `The user to copy from does not have ${missing}.` });
  const role = target.app_metadata.roles[0]!;
  const known = new Map([...db.staff.permissions.values()].map((it) => [it.name, it]));
  const foreign = permissions.find((key) => !known.get(key)?.allowedRoles.includes(role));
  if (foreign) throw Refusal.ofFields({ permissions: `${role} may not have ${foreign}.` });
  return changeStaff(
    call,
    { ...target, permissions: [...permissions], permissionsRefreshedAt: new Date(clock.now()).toISOString() },
    {
      subtype: "USER_PERMISSIONS_CLONED",
      words: "Copied permissions to *",
      before: { permissions: target.permissions },
      after: { permissions },
    },
  );
};
