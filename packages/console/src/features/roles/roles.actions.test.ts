import { expect, it } from "vitest";
import { offers } from "#testing/offers.ts";
import { storySession } from "#testing/backend/story-session.ts";
import { changeRoleReason, permissionActions, roleActions } from "./roles.actions.ts";
import type { StaffPermission } from "./staff-permission.ts";

type Role = Parameters<ReturnType<typeof roleActions>[0]["onSelect"]>[0];

it.each([
  ["super-admin", true, "The role ADMIN cannot be deleted."],
  ["super-admin", false, "may"],
  ["operator-admin", false, expect.stringContaining("delete_roles")],
])("role actions: %s, built-in %s → Delete: %s", (account, isBuiltIn, expected) =>
  expect(offers(roleActions, account, { name: "ADMIN", isBuiltIn } as Role)).toEqual({ delete: expected }),
);

it.each([
  ["super-admin", "ADMIN", true, undefined],
  ["admin", "ADMIN", true, "You cannot change the role ADMIN."],
  ["operator-admin", "OPERATOR_ADMIN", true, "You cannot change the role OPERATOR_ADMIN."],
  ["operator-admin", "OPERATOR_MANAGER", true, undefined],
  ["operator-admin", "Cashiers", false, undefined],
])("changeRoleReason: %s, role %s, built-in %s → %s", (account, name, isBuiltIn, reason) =>
  expect(changeRoleReason(storySession(account), { name, isBuiltIn })).toBe(reason),
);

it("permission actions: platform staff → enabled, others → reason names the permission", () => {
  const row = { name: "view_banks" } as StaffPermission;
  expect(offers(permissionActions, "admin", row)).toEqual({ edit: "may", delete: "may" });
  const needed = expect.stringContaining("edit_permissions");
  expect(offers(permissionActions, "operator-admin", row)).toEqual({ edit: needed, delete: needed });
});
