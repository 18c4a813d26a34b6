// Generated from openapi/ by `pnpm generate`. Do not edit.
import { query, queryHook } from "../query.ts";
import { write, writeHook } from "../write.ts";

/** Add a staff member, or the user of a partner (shell §5, §7; money §3, §7). */
export const createUser = /* @__PURE__ */ write({ id: "createUser", method: "post", path: "/api/users", tag: "users", effect: "write", permission: "edit_users" });
export const useCreateUser = /* @__PURE__ */ writeHook(createUser);

/** List staff member (shell §7, §9). */
export const listUsers = /* @__PURE__ */ query({ id: "listUsers", method: "post", path: "/api/users/list", tag: "users", effect: "read", permission: "view_users", rows: "users", record: true });
export const useListUsers = /* @__PURE__ */ queryHook(listUsers);

/** Read one staff member (shell §2.2, §2.3). */
export const showUser = /* @__PURE__ */ query({ id: "showUser", method: "post", path: "/api/users/show", tag: "users", effect: "read", permission: "view_users", record: true });
export const useShowUser = /* @__PURE__ */ queryHook(showUser);

/** Read the user's own profile (shell §2.2). */
export const showProfile = /* @__PURE__ */ query({ id: "showProfile", method: "get", path: "/api/users/profile", tag: "users", effect: "read", permission: "signed_in", record: true });
export const useShowProfile = /* @__PURE__ */ queryHook(showProfile);

/** Change the user's own profile (shell §2.2, §5). */
export const updateProfile = /* @__PURE__ */ write({ id: "updateProfile", method: "put", path: "/api/users/profile", tag: "users", effect: "write", permission: "signed_in" });
export const useUpdateProfile = /* @__PURE__ */ writeHook(updateProfile);

/** Block a staff member, or let them in again (content §3, §4, §7). */
export const blockUser = /* @__PURE__ */ write({ id: "blockUser", method: "post", path: "/api/users/block", tag: "users", effect: "write", permission: "edit_users" });
export const useBlockUser = /* @__PURE__ */ writeHook(blockUser);

/** Set a staff member's password (content §5, §7). */
export const changeUserPassword = /* @__PURE__ */ write({ id: "changeUserPassword", method: "post", path: "/api/users/change-password", tag: "users", effect: "write", permission: "edit_users" });
export const useChangeUserPassword = /* @__PURE__ */ writeHook(changeUserPassword);

/** Change a staff member's role (content §5, §6, §7). */
export const changeUserRole = /* @__PURE__ */ write({ id: "changeUserRole", method: "post", path: "/api/users/change-roles", tag: "users", effect: "write", permission: "edit_users" });
export const useChangeUserRole = /* @__PURE__ */ writeHook(changeUserRole);

/** Give a staff member another one's rights (content §3, §5, §7). */
export const clonePermissions = /* @__PURE__ */ write({ id: "clonePermissions", method: "post", path: "/api/users/clone-permissions", tag: "users", effect: "write", permission: "edit_users" });
export const useClonePermissions = /* @__PURE__ */ writeHook(clonePermissions);

/** Delete a staff member (content §2, §7). */
export const deleteUser = /* @__PURE__ */ write({ id: "deleteUser", method: "post", path: "/api/users/delete", tag: "users", effect: "write", permission: "edit_users" });
export const useDeleteUser = /* @__PURE__ */ writeHook(deleteUser);

/** Move a staff member to another operator (content §2, §6, §7). */
export const migrateUser = /* @__PURE__ */ write({ id: "migrateUser", method: "post", path: "/api/users/migrate", tag: "users", effect: "write", permission: "migrate_users" });
export const useMigrateUser = /* @__PURE__ */ writeHook(migrateUser);

/** Give a staff member the rights that their role has today (content §6, §7). */
export const refreshPermissions = /* @__PURE__ */ write({ id: "refreshPermissions", method: "post", path: "/api/users/refresh-permissions", tag: "users", effect: "write", permission: "edit_users" });
export const useRefreshPermissions = /* @__PURE__ */ writeHook(refreshPermissions);
