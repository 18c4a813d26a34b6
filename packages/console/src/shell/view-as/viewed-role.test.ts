import { describe, expect, it } from "vitest";
import { can, isSuperAdmin, type Role } from "#kit/session/session.ts";
import { storySession } from "#testing/backend/story-session.ts";
import { holdersOf, isOfOperator, sessionOf } from "./viewed-role.ts";

const roleWith = (name: string, ...granted: readonly Role[][]) => ({
  _id: "rol-1",
  name,
  permissions: Object.fromEntries(
    granted.map((allowedRoles, index) => [
      `view_${index}`,
      { name: `view_${index}`, desc: "", tags: "", allowedRoles },
    ]),
  ),
});
const own = storySession("super-admin");
const operator = { value: "op-nordlys", label: "Nordlys", parentOpId: null };

describe("holders of a role or template", () => {
  it("role → itself only", () => expect(holdersOf(roleWith("PARTNER", ["ADMIN"]))).toEqual(["PARTNER"]));
  it("template → roles that may hold every permission, never SUPER_ADMIN", () =>
    expect(
      holdersOf(
        roleWith("Support desk", ["SUPER_ADMIN", "ADMIN", "OPERATOR_MANAGER"], ["SUPER_ADMIN", "OPERATOR_MANAGER"]),
      ),
    ).toEqual(["OPERATOR_MANAGER"]));
  it("template that no role may hold → all roles", () =>
    expect(holdersOf(roleWith("Mixed", ["ADMIN"], ["PARTNER"]))).toHaveLength(5));
});

describe("session of a view", () => {
  it("operator role → its permissions and operator, the user's own id and time zone", () => {
    const session = sessionOf(own, {
      held: roleWith("OPERATOR_ADMIN", ["OPERATOR_ADMIN"]),
      role: "OPERATOR_ADMIN",
      operator,
    });
    expect(session).toMatchObject({
      userId: own.userId,
      timeZone: own.timeZone,
      roles: ["OPERATOR_ADMIN"],
      opId: "op-nordlys",
      viewedAs: "Operator admin of Nordlys",
    });
    expect([isSuperAdmin(session), can(session, "view_banks"), [...session.permissions]]).toEqual([
      false,
      false,
      ["view_0"],
    ]);
  });

  it("template → named with the role that holds it", () =>
    expect(
      sessionOf(own, { held: roleWith("Auditor", ["OPERATOR_ADMIN"]), role: "OPERATOR_ADMIN", operator }).viewedAs,
    ).toBe("Auditor (Operator admin) of Nordlys"));

  it("platform role → no operator", () => {
    expect((["ADMIN", "DEV_OPS", "PARTNER"] as const).map(isOfOperator)).toEqual([false, false, true]);
    expect(sessionOf(own, { held: roleWith("DEV_OPS"), role: "DEV_OPS" })).toMatchObject({
      opId: null,
      viewedAs: "DevOps",
    });
  });
});
