import type { Actor } from "../../commands/actor.ts";
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

/** Moves a member of staff to another operator, with a role there (content §2, §6). */
export const migrateUser = (
  call: Actor,
  { adminId, opId, role }: Input<Operations["migrateUser"]>["body"],
): StaffTableRow => {
  const { db, account, clock } = call;
  const row = staffOf(db, account, adminId);
  checkTarget(account, row, "migrate");
  checkRole(account, role, "migrate");
  const before = row.app_metadata;
  if (before.roles[0] === "PARTNER") throw new Refusal(400, "The user of a partner cannot be migrated.");
  if (isPlatform(role)) throw Refusal.ofFields({ role: `The role ${role} belongs to no operator.` });
  const operator = db.operators.get(opId);
  if (!operator) throw Refusal.ofFields({ opId: "This operator does not exist." });
  if (operator.status !== "ACTIVE") throw Refusal.ofFields({ opId: "The operator must be active to receive users." });
  if (before.opId === opId) throw Refusal.ofFields({ opId: "The user already belongs to this operator." });
  const changed: StaffTableRow = {
    ...row,
    app_metadata: { ...before, ...operatorMetadata(operator), roles: [role] },
    permissions: keysOfRole(db, role),
    permissionsRefreshedAt: new Date(clock.now()).toISOString(),
  };
  return changeStaff(call, changed, {
    subtype: "USER_MIGRATED",
    words: `Moved * to ${operator.title ?? opId}`,
    before: { opId: before.opId, roles: before.roles },
    after: { opId, roles: [role] },
  });
};
