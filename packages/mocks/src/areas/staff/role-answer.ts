import type { components } from "@backoffice/api-client/contract";
import type { Db } from "../../db/db.ts";
import type { RoleTableRow } from "./staff-tables.ts";

type Schemas = components["schemas"];

/** The permissions with these keys, by key; deleted keys are left out. */
export const permissionMap = (db: Db, keys: readonly string[]): Schemas["PermissionMap"] => {
  const wanted = new Set(keys);
  const known = [...db.staff.permissions.values()].filter((it) => wanted.has(it.name));
  return Object.fromEntries(
    known.map(({ name, desc, tags, allowedRoles }) => [name, { name, desc, tags, allowedRoles }]),
  );
};

/** A role as calls answer it. */
export const roleAnswer = (db: Db, { keys, ...role }: RoleTableRow): Schemas["StaffRole"] => ({
  ...role,
  permissions: permissionMap(db, keys),
});
