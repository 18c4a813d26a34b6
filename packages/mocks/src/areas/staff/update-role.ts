import type { Actor } from "../../commands/actor.ts";
import type { components, Input } from "@backoffice/api-client/contract";
import type { Db } from "../../db/db.ts";
import type { Operations } from "../../request/handler.ts";
import { Refusal } from "../../request/refusal.ts";
import type { Account } from "../../session/accounts.ts";
import { logActivity } from "../activity/log-activity.ts";
import { roleAnswer } from "./role-answer.ts";
import type { RoleTableRow } from "./staff-tables.ts";

/** Refuses keys that the account may not add. */
const checkKeys = (db: Db, { role: own, permissions }: Account, role: RoleTableRow, keys: readonly string[]) => {
  const known = new Map([...db.staff.permissions.values()].map((it) => [it.name, it]));
  for (const key of keys) {
    const permission = known.get(key);
    if (!permission) throw Refusal.ofFields({ permissions: `There is no permission ${key}.` });
    const isNew = !role.keys.includes(key);
    if (isNew && role.isBuiltIn && !(permission.allowedRoles as readonly string[]).includes(role.name))
      throw Refusal.ofFields({ permissions: `${role.name} may not have ${key}.` });
    if (isNew && own !== "SUPER_ADMIN" && !(permissions as readonly string[]).includes(key))
      throw new Refusal(403, `You cannot grant ${key}: you do not have it yourself.`);
  }
};

/** Replaces the permissions of a role; operator admins can give only their own, to roles below theirs (shell §6). */
export const updateRole = (
  { db, account, clock }: Actor,
  role: RoleTableRow,
  { roleName, permissions }: Input<Operations["updateRole"]>["body"],
): components["schemas"]["StaffRole"] => {
  if (roleName !== role.name) throw Refusal.ofFields({ roleName: `The name of this role is ${role.name}.` });
  if (account.role !== "SUPER_ADMIN" && role.isBuiltIn && !["OPERATOR_MANAGER", "PARTNER"].includes(role.name))
    throw new Refusal(403, `You cannot change the role ${role.name}.`);
  checkKeys(db, account, role, permissions);
  const changed: RoleTableRow = {
    ...role,
    keys: [...permissions],
    updatedAt: new Date(clock.now()).toISOString(),
    updatedBy: account.nickname ?? account.email,
  };
  db.staff.roles.set(role._id, changed);
  logActivity(db, account, clock, "staff", {
    type: "USERS",
    subtype: "ROLE_PERMISSIONS_CHANGED",
    message: `Changed the permissions of ${role.name}`,
    opId: role.opId,
    subject: { id: role._id, title: role.name },
    before: { permissions: role.keys },
    after: { permissions },
  });
  return roleAnswer(db, changed);
};
