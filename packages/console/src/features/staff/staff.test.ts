import { describe, expect, it } from "vitest";
import { storySession } from "#testing/backend/story-session.ts";
import { offers } from "#testing/offers.ts";
import { staffActions } from "./staff.actions.ts";
import { assignableRoles } from "./staff.ts";
import type { StaffUser } from "./staff-user.ts";

const PLATFORM = ["SUPER_ADMIN", "ADMIN", "DEV_OPS"];
const OPERATORS = ["OPERATOR_ADMIN", "OPERATOR_MANAGER"];

describe("assignable roles, never PARTNER (shell §6, content §6)", () => {
  it.each([
    ["super-admin", "create", [...PLATFORM, ...OPERATORS]],
    ["admin", "create", [...PLATFORM, ...OPERATORS]],
    ["operator-admin", "create", OPERATORS],
    ["super-admin", "change", [...PLATFORM, ...OPERATORS]],
    ["admin", "change", OPERATORS],
    ["operator-admin", "change", OPERATORS],
    ["super-admin", "migrate", OPERATORS],
    ["admin", "migrate", OPERATORS],
  ] as const)("%s, %s → roles", (account, way, roles) =>
    expect(assignableRoles(storySession(account), way)).toEqual(roles),
  );
});

const staff = (user_id: string, role: string, blocked = false) =>
  ({
    user_id,
    email: "x@example.com",
    blocked,
    app_metadata: { nickname: "Liv", roles: [role] },
  }) as unknown as StaffUser;

describe("staff actions", () => {
  it("active → Block, blocked → Unblock (content §4)", () => {
    expect(offers(staffActions, "super-admin", staff("a", "OPERATOR_ADMIN"))).toMatchObject({ block: "may" });
    const blocked = offers(staffActions, "super-admin", staff("a", "OPERATOR_ADMIN", true));
    expect(blocked).toMatchObject({ unblock: "may" });
    expect(blocked).not.toHaveProperty("block");
  });

  it("own account → Delete is disabled, so that the last super admin stays", () =>
    expect(offers(staffActions, "super-admin", staff("auth0|super-admin", "SUPER_ADMIN"))).toMatchObject({
      block: "You cannot block yourself.",
      delete: "You cannot delete yourself.",
    }));

  it("super admin account → only for super admins", () =>
    expect(offers(staffActions, "admin", staff("a", "SUPER_ADMIN"))).toMatchObject({
      block: "Only super admins can block a super admin.",
      delete: "Only super admins can delete a super admin.",
    }));

  it("permission missing → reason names it", () =>
    expect(offers(staffActions, "operator-manager", staff("a", "OPERATOR_ADMIN"))).toMatchObject({
      delete: expect.stringContaining("edit_users"),
    }));
});
