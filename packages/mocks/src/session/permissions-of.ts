import { permissionKeys, rolesWith } from "./rights.ts";
import type { Role } from "./roles-by-permission.ts";
import type { PermissionKey } from "./permission-key.ts";

export type { Role } from "./roles-by-permission.ts";

const KEYS = permissionKeys();
const heldBy = (role: Role) => KEYS.filter((key) => rolesWith(key).includes(role));

/** The permissions of each role. */
export const permissionsOf: Readonly<Record<Role, readonly PermissionKey[]>> = {
  SUPER_ADMIN: heldBy("SUPER_ADMIN"),
  ADMIN: heldBy("ADMIN"),
  DEV_OPS: heldBy("DEV_OPS"),
  OPERATOR_ADMIN: heldBy("OPERATOR_ADMIN"),
  OPERATOR_MANAGER: heldBy("OPERATOR_MANAGER"),
  PARTNER: heldBy("PARTNER"),
};

/** Whether a role sees every operator. */
export const isPlatform = (role: Role): boolean => ["SUPER_ADMIN", "ADMIN", "DEV_OPS"].includes(role);
