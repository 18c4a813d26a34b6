import type { Db } from "@backoffice/mocks";
import { firstOf } from "./rows.ts";

/** A role that all users with the permission can edit. */
export const MANAGER = "rol-operator-manager";

/** A permission by its key. */
export const permissionOf = (db: Db, name: string) => firstOf(db.staff.permissions, (it) => it.name === name);

/** A permissions template of an operator. */
export const template = (db: Db) => firstOf(db.staff.roles, (it) => !it.isBuiltIn);

/** Replaces the permission keys of a role, as a colleague would at this moment. */
export const changeKeys = (db: Db, id: string, keys: readonly string[], updatedAt = "2026-11-24T09:00:00Z"): void => {
  const role = db.staff.roles.get(id)!;
  db.staff.roles.set(id, { ...role, keys, updatedAt, updatedBy: "Jonas" });
};
