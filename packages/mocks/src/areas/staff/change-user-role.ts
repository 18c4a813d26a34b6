import type { Input } from "@backoffice/api-client/contract";
import { operatorMetadata } from "./seed-staff.ts";
import type { Operations } from "../../request/handler.ts";
import { Refusal } from "../../request/refusal.ts";
import { isPlatform } from "../../session/permissions-of.ts";
import { changeStaff } from "./change-staff.ts";
import { keysOfRole } from "./keys-of-role.ts";
import { checkRole, checkTarget } from "./role-refusal.ts";
import { staffOf } from "./staff-of.ts";
import type { StaffTableRow } from "./staff-tables.ts";
import type { Actor } from "../../commands/actor.ts";

type RoleChange = Input<Operations["changeUserRole"]>["body"];

const changedRole = (actor: Actor, { adminId, targetUsername, roles: [role] }: RoleChange): StaffTableRow => {
  const { db, account, clock } = actor;
  if (!role) throw Refusal.ofFields({ roles: "Invalid input, make sure to select a role" });
  const row = staffOf(db, account, adminId, { name: targetUsername });
  checkTarget(account, row, "change the role of");
  checkRole(account, role, "change");
  const { roles: before, opId } = row.app_metadata;
  if (before[0] === "PARTNER") throw new Refusal(400, "The role of a partner's user cannot be changed.");
  if (before[0] === role) throw new Refusal(400, `The user already has the role ${role}.`);
  if (!isPlatform(role) && opId === null)
    throw new Refusal(400, "This user does not belong to an operator. Migrate the user to an operator first.");
  const metadata = isPlatform(role) ? operatorMetadata(undefined) : {};
  const changed: StaffTableRow = {
    ...row,
    app_metadata: { ...row.app_metadata, ...metadata, roles: [role] },
    permissions: keysOfRole(db, role),
    permissionsRefreshedAt: new Date(clock.now()).toISOString(),
  };
  return changeStaff(actor, changed, {
    subtype: "USER_ROLE_CHANGED",
    words: "Changed the role of *",
    before: { roles: before },
    after: { roles: [role] },
  });
};

/**
 * Changes the role of a member of staff and its permissions; a refusal gives its reason in `error` (content §5, §6,
 * §8).
 */
export const changeUserRole = (actor: Actor, change: RoleChange): StaffTableRow => {
  try {
    return changedRole(actor, change);
  } catch (error) {
    throw error instanceof Refusal ? new Refusal(error.status, error.messages, error.messages.join(" ")) : error;
  }
};
