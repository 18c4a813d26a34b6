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

/** A permission of a newly described call, which no role has yet. */
const NEW: readonly Role[] = ["SUPER_ADMIN"];

/** All permissions: those given to roles, and those that only the contract has yet. */
export const permissionKeys = (): PermissionKey[] => {
  const required = Object.values(operations).map((it) => it.permission);
  const keys = required.filter((it) => it !== "public" && it !== "signed_in");
  return [...new Set([...(Object.keys(rolesByPermission) as PermissionKey[]), ...keys])];
};

/**
 * The roles that have a permission: all roles for `public` and `signed_in`, super admins for one that no role has yet.
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
