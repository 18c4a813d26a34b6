import { changeStaff } from "./change-staff.ts";
import { clonePermissions } from "./clone-permissions.ts";
import { createUser } from "./create-user.ts";
import { changeUserRole } from "./change-user-role.ts";
import { logActivity } from "../activity/log-activity.ts";
import { migrateUser } from "./migrate-user.ts";
import { checkChangedPassword } from "./password-refusal.ts";
import { refreshPermissions } from "./refresh-permissions.ts";
import { checkTarget } from "./role-refusal.ts";
import { nameOf, staffOf } from "./staff-of.ts";
import type { AreaHandlers } from "../../request/handler.ts";
import { list } from "../../request/list.ts";
import { opIdRule } from "../../request/op-id-rule.ts";
import { existing, Refusal } from "../../request/refusal.ts";
import type { SortValue } from "../../request/sorted.ts";
import type { StaffTableRow } from "./staff-tables.ts";

const SORTS: Record<string, (row: StaffTableRow) => SortValue> = {
  nickname: (row) => row.app_metadata.nickname?.toLowerCase() ?? null,
  role: (row) => row.app_metadata.roles[0] ?? null,
  opId: (row) => row.app_metadata.opId,
};

/** A list row: without the permissions, which only the single read has. */
const listed = (row: StaffTableRow) => {
  const { permissions: _, permissionsRefreshedAt: __, createdBy: ___, ...shown } = row;
  return shown;
};

export const users = {
  listUsers: ({ db, account, input: { body } }) => {
    const { page = 1, limit = 50, role, userCode, partnerId, blocked, ...rest } = body.appliedFilters;
    const found = list(
      { db, account, input: { body: { sortBy: "nickname", ...rest, page, itemsPerPage: limit } } },
      db.staff.users.values(),
      {
        ...opIdRule<StaffTableRow>(account, rest.opId, (row) => row.app_metadata.opId),
        keep: ({ blocked: isBlocked, app_metadata: it }) =>
          (!role || it.roles.includes(role)) &&
          (!userCode || it.userCode === userCode) &&
          (!partnerId || it.partnerId === partnerId) &&
          (blocked === undefined || isBlocked === blocked),
        search: (row) => [row.app_metadata.nickname, row.email, row.app_metadata.userCode, row.user_id],
        sorts: SORTS,
      },
    );
    return { users: found.items.map(listed), total: found.count, limit };
  },

  showUser: ({ db, account, input: { body } }) => staffOf(db, account, body.user_id),

  showProfile: ({ db, account }) => existing(db.staff.users.get(account.user.user_id), "This user does not exist."),

  updateProfile: (call) => {
    const { db, account, input } = call;
    const row = existing(db.staff.users.get(account.user.user_id), "This user does not exist.");
    const before = Object.fromEntries(
      Object.keys(input.body).map((key) => [key, row.app_metadata[key as keyof typeof row.app_metadata]]),
    );
    const changed: StaffTableRow = { ...row, app_metadata: { ...row.app_metadata, ...input.body } };
    return changeStaff(call, changed, {
      subtype: "USER_PROFILE_CHANGED",
      words: "Changed their own profile: *",
      before,
      after: { ...input.body },
    });
  },

  createUser: (call) => createUser(call, call.input.body),

  blockUser: (call) => {
    const { action, adminId, adminEmail } = call.input.body;
    const row = staffOf(call.db, call.account, adminId, { email: adminEmail });
    const blocked = action === "BLOCK";
    checkTarget(call.account, row, blocked ? "block" : "unblock");
    if (row.blocked === blocked)
      throw new Refusal(400, blocked ? "This user is already blocked." : "This user is not blocked.");
    return changeStaff(
      call,
      { ...row, blocked },
      {
        subtype: blocked ? "USER_BLOCKED" : "USER_UNBLOCKED",
        words: blocked ? "Blocked *" : "Unblocked *",
        before: { blocked: !blocked },
        after: { blocked },
      },
    );
  },

  changeUserPassword: (call) => {
    const { adminId, newPassword, passwordConfirm } = call.input.body;
    const row = staffOf(call.db, call.account, adminId);
    const isOwn = adminId === call.account.user.user_id;
    if (!isOwn) checkTarget(call.account, row, "change the password of");
    checkChangedPassword(newPassword, passwordConfirm);
    changeStaff(call, row, { subtype: "USER_PASSWORD_CHANGED", words: "Changed the password of *" });
    return null;
  },

  changeUserRole: (call) => changeUserRole(call, call.input.body),
  clonePermissions: (call) => clonePermissions(call, call.input.body),
  migrateUser: (call) => migrateUser(call, call.input.body),
  refreshPermissions: (call) => refreshPermissions(call, call.input.body),

  deleteUser: ({ db, account, clock, input: { body } }) => {
    const row = staffOf(db, account, body.adminId, {
      name: body.adminUsername,
      nameField: "adminUsername",
      email: body.adminEmail,
    });
    checkTarget(account, row, "delete");
    db.staff.users.delete(row.user_id);
    logActivity(db, account, clock, "staff", {
      type: "USERS",
      subtype: "USER_DELETED",
      message: `Deleted ${nameOf(row)}`,
      opId: row.app_metadata.opId,
      subject: { id: row.user_id, title: nameOf(row) },
      before: { email: row.email, roles: row.app_metadata.roles },
    });
    return null;
  },
} satisfies AreaHandlers;
