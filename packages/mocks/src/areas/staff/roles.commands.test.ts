import { beforeEach, expect, test } from "vitest";
import type { Backend } from "../../backend.ts";
import { callOperation } from "../../testing/call-operation.ts";
import { fixedBackend } from "../../testing/fixed-backend.ts";

const PRIYA = "auth0|operator-manager";
const MANAGER = { roleId: "rol-operator-manager", roleName: "OPERATOR_MANAGER" };

let backend: Backend;
beforeEach(() => {
  backend = fixedBackend({ scenario: "small" });
});
const permission = (name: string) => [...backend.db.staff.permissions.values()].find((it) => it.name === name)!;
const keysOf = async (role: string) =>
  Object.keys((await callOperation(backend, "showRole", { query: { role } })).data.permissions).toSorted();

test("updateRole: permissions replaced → users get them on refresh", async () => {
  const body = { ...MANAGER, permissions: ["view_banks", "view_players"] };
  await callOperation(backend, "updateRole", { body });
  expect(await keysOf(MANAGER.roleId)).toEqual(["view_banks", "view_players"]);
  expect(backend.db.staff.users.get(PRIYA)!.permissions.length).toBeGreaterThan(2);
  const refresh = { adminId: PRIYA, targetUsername: "Priya", opId: "op-nordlys", roles: ["OPERATOR_MANAGER" as const] };
  const { data } = await callOperation(backend, "refreshPermissions", { body: refresh });
  expect(data.permissions.toSorted()).toEqual(["view_banks", "view_players"]);
});

test.each([
  ["operator-admin", { ...MANAGER, permissions: ["edit_users"] }, 400],
  ["operator-admin", { ...MANAGER, permissions: ["view_banks"] }, 200],
  ["operator-admin", { roleId: "rol-operator-admin", roleName: "OPERATOR_ADMIN", permissions: ["view_banks"] }, 403],
  ["operator-admin", { roleId: "rol-partner", roleName: "PARTNER", permissions: ["migrate_users"] }, 400],
  ["admin", { ...MANAGER, permissions: ["view_banks"] }, 403],
  ["super-admin", { ...MANAGER, permissions: ["no_such_thing"] }, 400],
  ["super-admin", { ...MANAGER, roleName: "PARTNER", permissions: [] }, 400],
  ["super-admin", { roleId: "rol-nobody", roleName: "NOBODY", permissions: [] }, 404],
])("updateRole: %s sends %j → %i", async (as, body, status) => {
  expect((await callOperation(backend, "updateRole", { body }, { as })).status).toBe(status);
});

test("savePermission: role no longer allowed → removed from the role and its users", async () => {
  const allowedRoles = ["SUPER_ADMIN" as const];
  await callOperation(backend, "savePermission", { body: { ...permission("view_banks"), allowedRoles, edit: true } });
  expect(await keysOf(MANAGER.roleId)).not.toContain("view_banks");
  expect(await keysOf("rol-super-admin")).toContain("view_banks");
  expect(backend.db.staff.users.get(PRIYA)!.permissions).not.toContain("view_banks");
});

test("savePermission key: immutable and unique", async () => {
  const { _id, ...draft } = permission("view_banks");
  const renamed = { ...draft, _id, name: "see_banks", edit: true };
  expect((await callOperation(backend, "savePermission", { body: renamed })).error?.fields).toHaveProperty("name");
  expect((await callOperation(backend, "savePermission", { body: draft })).error?.fields).toHaveProperty("name");
  const { data } = await callOperation(backend, "savePermission", { body: { ...draft, name: "view_exports" } });
  expect(backend.db.staff.permissions.get(data._id)?.name).toBe("view_exports");
});

test("deleteRole: built-in role → refused; template → deleted", async () => {
  const template = [...backend.db.staff.roles.values()].find((it) => !it.isBuiltIn)!;
  const remove = (templateId: string) => callOperation(backend, "deleteRole", { query: { templateId } });
  expect((await remove("rol-partner")).messages).toEqual(["The role PARTNER cannot be deleted."]);
  expect((await remove(template._id)).status).toBe(200);
  expect((await remove(template._id)).status).toBe(404);
});
