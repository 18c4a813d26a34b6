// Generated from openapi/ by `pnpm generate`. Do not edit.
import { query, queryHook } from "../query.ts";
import { write, writeHook } from "../write.ts";

/** Add a permission, or change one (content §3, §5, §7). */
export const savePermission = /* @__PURE__ */ write({ id: "savePermission", method: "post", path: "/api/users/permissions-v2", tag: "roles", effect: "write", permission: "edit_permissions" });
export const useSavePermission = /* @__PURE__ */ writeHook(savePermission);

/** Delete a permission (content §7). */
export const deletePermission = /* @__PURE__ */ write({ id: "deletePermission", method: "delete", path: "/api/users/permissions-v2", tag: "roles", effect: "write", permission: "edit_permissions" });
export const useDeletePermission = /* @__PURE__ */ writeHook(deletePermission);

/** List all permissions (shell §2.2, §2.3; content §3). */
export const listPermissions = /* @__PURE__ */ query({ id: "listPermissions", method: "post", path: "/api/users/permissions-v2/list", tag: "roles", effect: "read", permission: "view_permissions", rows: "items", record: true, counted: true });
export const useListPermissions = /* @__PURE__ */ queryHook(listPermissions);

/** Read a role with its permissions (shell §7). */
export const showRole = /* @__PURE__ */ query({ id: "showRole", method: "get", path: "/api/users/roles", tag: "roles", effect: "read", permission: "view_roles", record: true });
export const useShowRole = /* @__PURE__ */ queryHook(showRole);

/** Replace a role's permissions (shell §6, §7). */
export const updateRole = /* @__PURE__ */ write({ id: "updateRole", method: "put", path: "/api/users/roles", tag: "roles", effect: "write", permission: "edit_roles" });
export const useUpdateRole = /* @__PURE__ */ writeHook(updateRole);

/** Delete a permissions template (content §3, §7). */
export const deleteRole = /* @__PURE__ */ write({ id: "deleteRole", method: "delete", path: "/api/users/roles", tag: "roles", effect: "write", permission: "delete_roles" });
export const useDeleteRole = /* @__PURE__ */ writeHook(deleteRole);

/** List roles and permissions templates (shell §2.2, §2.3; content §3). */
export const listRoles = /* @__PURE__ */ query({ id: "listRoles", method: "post", path: "/api/users/roles/list", tag: "roles", effect: "read", permission: "view_roles", rows: "items", record: true, counted: true });
export const useListRoles = /* @__PURE__ */ queryHook(listRoles);

/** Look up permissions by role names (shell §7). */
export const lookUpRolePermissions = /* @__PURE__ */ query({ id: "lookUpRolePermissions", method: "post", path: "/api/users/roles/permissions", tag: "roles", effect: "read", permission: "view_roles", record: true });
export const useLookUpRolePermissions = /* @__PURE__ */ queryHook(lookUpRolePermissions);
