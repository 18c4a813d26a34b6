import { deletePermission, savePermission } from "./save-permission.ts";
import { logActivity } from "../activity/log-activity.ts";
import { permissionMap, roleAnswer } from "./role-answer.ts";
import { updateRole } from "./update-role.ts";
import type { Db } from "../../db/db.ts";
import type { AreaHandlers } from "../../request/handler.ts";
import { list } from "../../request/list.ts";
import { Refusal } from "../../request/refusal.ts";
import { isPlatform } from "../../session/permissions-of.ts";
import type { Account } from "../../session/accounts.ts";
import { seesStaff } from "./staff-of.ts";
import { isVisible } from "../../session/visible.ts";
import type { RoleTableRow } from "./staff-tables.ts";

/** Whether the account may see a role: the six built-in ones, and templates of its operators. */
const seesRole = (db: Db, account: Account, { opId }: RoleTableRow) => {
  const operator = db.operators.get(opId ?? "");
  return opId === null || isPlatform(account.role) || (operator !== undefined && isVisible(account, operator));
};

const roleRow = (db: Db, account: Account, { keys, ...row }: RoleTableRow) => {
  const operator = db.operators.get(row.opId ?? "");
  const users = row.isBuiltIn
    ? [...db.staff.users.values()].filter(
        (it) => (it.app_metadata.roles as readonly string[]).includes(row.name) && seesStaff(db, account, it),
      )
    : [];
  return {
    ...row,
    opTitle: operator ? (operator.title ?? operator.opId) : null,
    permissionCount: keys.length,
    userCount: users.length,
  };
};

const NO_ROLE = "This role does not exist.";

export const roles = {
  listRoles: (call) => {
    const { db, account, input } = call;
    const seen = [...db.staff.roles.values()].filter((it) => seesRole(db, account, it));
    return list(
      call,
      seen.map((it) => roleRow(db, account, it)),
      {
        keep: ({ isBuiltIn }) => input.body.isBuiltIn === undefined || isBuiltIn === input.body.isBuiltIn,
        search: ({ name }) => [name],
      },
    );
  },

  showRole: ({ db, account, input: { query } }) => {
    const role = db.staff.roles.get(query.role);
    if (!role || !seesRole(db, account, role)) throw new Refusal(404, NO_ROLE);
    return roleAnswer(db, role);
  },

  updateRole: (call) => {
    const role = call.db.staff.roles.get(call.input.body.roleId);
    if (!role || !seesRole(call.db, call.account, role)) throw new Refusal(404, NO_ROLE);
    return updateRole(call, role, call.input.body);
  },

  deleteRole: ({ db, account, clock, input: { query } }) => {
    const role = db.staff.roles.get(query.templateId);
    if (!role || !seesRole(db, account, role)) throw new Refusal(404, "This permissions template does not exist.");
    if (role.isBuiltIn) throw new Refusal(400, `The role ${role.name} cannot be deleted.`);
    db.staff.roles.delete(role._id);
    logActivity(db, account, clock, "staff", {
      type: "USERS",
      subtype: "ROLE_DELETED",
      message: `Deleted the permissions template ${role.name}`,
      opId: role.opId,
      subject: { id: role._id, title: role.name },
      before: { permissions: role.keys },
    });
    return null;
  },

  lookUpRolePermissions: ({ db, account, input: { body } }) => {
    const all = [...db.staff.roles.values()].filter((it) => seesRole(db, account, it));
    const unknown = body.roles.find((name) => !all.some((it) => it.name === name));
    if (unknown) throw Refusal.ofFields({ roles: `There is no role ${unknown}.` });
    const keys = all.filter((it) => body.roles.includes(it.name)).flatMap((it) => it.keys);
    return { permissions: permissionMap(db, keys) };
  },

  listPermissions: (call) => {
    const { role, tag } = call.input.body;
    return list(call, call.db.staff.permissions.values(), {
      keep: (row) =>
        (!role || row.allowedRoles.includes(role)) && (!tag || row.tags.split(/\s*,\s*/).includes(tag.trim())),
      search: (row) => [row.name, row.desc, row.tags],
    });
  },

  savePermission: (call) => savePermission(call, call.input.body),
  deletePermission: (call) => deletePermission(call, call.input.query.permissionId),
} satisfies AreaHandlers;
