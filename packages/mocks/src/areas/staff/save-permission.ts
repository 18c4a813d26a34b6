import type { Input } from "@backoffice/api-client/contract";
import type { Db } from "../../db/db.ts";
import { createRandom } from "../../db/random.ts";
import type { Operations } from "../../request/handler.ts";
import { existing, Refusal } from "../../request/refusal.ts";
import { logActivity } from "../activity/log-activity.ts";
import type { PermissionRow } from "./staff-tables.ts";
import type { Actor } from "../../commands/actor.ts";

type Draft = Input<Operations["savePermission"]>["body"];

/** Removes a permission from the roles and users for whose role `keeps` is false. */
const takeAway = ({ staff }: Db, key: string, keeps: (role: string) => boolean) => {
  for (const [id, role] of staff.roles)
    if (role.isBuiltIn && role.keys.includes(key) && !keeps(role.name))
      staff.roles.set(id, { ...role, keys: role.keys.filter((it) => it !== key) });
  for (const [id, user] of staff.users)
    if (user.permissions.includes(key) && !user.app_metadata.roles.some(keeps))
      staff.users.set(id, { ...user, permissions: user.permissions.filter((it) => it !== key) });
};

const CODES = { Added: "PERMISSION_ADDED", Changed: "PERMISSION_CHANGED", Deleted: "PERMISSION_DELETED" } as const;

const log = (
  { db, account, clock }: Actor,
  verb: keyof typeof CODES,
  name: string,
  [before, after]: [PermissionRow | undefined, PermissionRow | undefined],
) =>
  logActivity(db, account, clock, "staff", {
    type: "USERS",
    subtype: CODES[verb],
    message: `${verb} the permission ${name}`,
    opId: null,
    subject: { id: (after ?? before)?._id ?? name, title: name },
    before: before ? { ...before } : null,
    after: after ? { ...after } : null,
  });

/** Adds a permission, or changes one; its key cannot change (content §5). */
export const savePermission = (actor: Actor, draft: Draft): PermissionRow => {
  const { db } = actor;
  const { permissions } = db.staff;
  const { _id, edit, requiredMenuItems = "", ...fields } = draft;
  if (!fields.desc.trim() || !fields.tags.trim())
    throw new Refusal(400, "Invalid data, make sure to fill all required input fields.");
  if (edit ?? _id !== undefined) {
    const before = existing(permissions.get(_id ?? ""), "This permission does not exist.");
    if (before.name !== fields.name) throw Refusal.ofFields({ name: "The key of a permission cannot be changed." });
    const after: PermissionRow = { ...before, ...fields, requiredMenuItems };
    permissions.set(after._id, after);
    takeAway(db, after.name, (role) => (after.allowedRoles as readonly string[]).includes(role));
    log(actor, "Changed", after.name, [before, after]);
    return after;
  }
  if ([...permissions.values()].some((it) => it.name === fields.name))
    throw Refusal.ofFields({ name: `A permission with the key ${fields.name} already exists.` });
  const id = createRandom(`permission/${fields.name}`).text(24, "0123456789abcdef");
  const added: PermissionRow = { _id: id, ...fields, requiredMenuItems };
  permissions.set(id, added);
  log(actor, "Added", added.name, [undefined, added]);
  return added;
};

/** Deletes a permission, and removes it from all roles and users. */
export const deletePermission = (actor: Actor, id: string): null => {
  const { db } = actor;
  const row = existing(db.staff.permissions.get(id), "This permission does not exist.");
  db.staff.permissions.delete(id);
  takeAway(db, row.name, () => false);
  for (const [roleId, role] of db.staff.roles)
    if (role.keys.includes(row.name))
      db.staff.roles.set(roleId, { ...role, keys: role.keys.filter((it) => it !== row.name) });
  log(actor, "Deleted", row.name, [row, undefined]);
  return null;
};
