import type { components, Input } from "@backoffice/api-client/contract";
import type { Clock } from "../../db/times/clock.ts";
import type { Db } from "../../db/db.ts";
import type { Operations } from "../../request/handler.ts";
import { Refusal } from "../../request/refusal.ts";
import type { Account } from "../../session/accounts.ts";
import { logActivity } from "../activity/log-activity.ts";
import { roleAnswer } from "./role-answer.ts";
import type { RoleTableRow } from "./staff-tables.ts";

/** Why the account may not add or remove one of these keys; undefined when it may. */
const keyRefusal = (db: Db, { role: own, permissions }: Account, role: RoleTableRow, keys: readonly string[]) => {
  const known = new Map([...db.staff.permissions.values()].map((it) => [it.name, it]));
  for (const key of keys) {
    const permission = known.get(key);
    if (!permission) return Refusal.ofFields({ permissions: `There is no permission ${key}.` });
    const isNew = !role.keys.includes(key);
    if (isNew && role.isBuiltIn && !(permission.allowedRoles as readonly string[]).includes(role.name))
      return Refusal.ofFields({ permissions: `${role.name} may not have ${key}.` });
    if (isNew && own !== "SUPER_ADMIN" && !(permissions as readonly string[]).includes(key))
      return new Refusal(403, `You cannot grant ${key}: you do not have it yourself.`);
  }
  return undefined;
};

/** Replaces the permissions of a role; operator admins can give only their own, to roles below theirs (shell §6). */
export const updateRole = (
  { db, account, clock }: { db: Db; account: Account; clock: Clock },
  role: RoleTableRow,
  { roleName, permissions }: Input<Operations["updateRole"]>["body"],
): components["schemas"]["StaffRole"] | Refusal => {
  if (roleName !== role.name) return Refusal.ofFields({ roleName: `The name of this role is ${role.name}.` });
  if (account.role !== "SUPER_ADMIN" && role.isBuiltIn && !["OPERATOR_MANAGER", "PARTNER"].includes(role.name))
    return new Refusal(403, `You cannot change the role ${role.name}.`);
  const refusal = keyRefusal(db, account, role, permissions);
  if (refusal) return refusal;
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
