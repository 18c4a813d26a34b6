import { operations } from "@backoffice/api-client/contract";
import { rolesByPermission, type Role } from "./roles-by-permission.ts";
import type { PermissionKey } from "./permission-key.ts";

/** The roles in the order of the specification (ruling 16). */
export const ROLES: readonly Role[] = [
  "SUPER_ADMIN",
  "ADMIN",
  "DEV_OPS",
  "OPERATOR_ADMIN",
  "OPERATOR_MANAGER",
  "PARTNER",
];

/** A permission of a call that was described just now, and that nobody was given yet. */
const NEW: readonly Role[] = ["SUPER_ADMIN"];

/** All permissions: those that roles were given, and those that only the contract has yet. */
export const permissionKeys = (): PermissionKey[] => {
  const required = Object.values(operations).map((it) => it.permission);
  const keys = required.filter((it) => it !== "public" && it !== "signed_in");
  return [...new Set([...(Object.keys(rolesByPermission) as PermissionKey[]), ...keys])];
};

/**
 * The roles that hold a permission; all roles for `public` and `signed_in`, and super admins for one that nobody was
 * given yet.
 */
export const rolesWith = (permission: string): readonly Role[] =>
  permission === "public" || permission === "signed_in"
    ? ROLES
    : ((rolesByPermission as Partial<Record<string, readonly Role[]>>)[permission] ?? NEW);

/** Every operation of the contract with the permission it requires and the roles that hold it, sorted by id. */
export const operationRights = (): { id: string; permission: string; roles: readonly Role[] }[] =>
  Object.values(operations)
    .map(({ id, permission }) => ({ id, permission, roles: rolesWith(permission) }))
    .toSorted((a, b) => a.id.localeCompare(b.id));
