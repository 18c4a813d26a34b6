import { operations } from "@backoffice/api-client/contract";
import { holders, type Role } from "./holders.ts";
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

/** Who holds a right; everybody where none is asked for. */
export const rolesWith = (permission: string): readonly Role[] =>
  permission === "public" || permission === "signed_in" ? ROLES : (holders[permission as PermissionKey] ?? []);

/** Every operation of the contract with the right that it asks for and the roles that hold it, by id. */
export const operationRights = (): { id: string; permission: string; roles: readonly Role[] }[] =>
  Object.values(operations)
    .map(({ id, permission }) => ({ id, permission, roles: rolesWith(permission) }))
    .toSorted((a, b) => a.id.localeCompare(b.id));
