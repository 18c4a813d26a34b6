import { describe, expect, it } from "vitest";
import {
  isAdmin,
  isOperatorLevel,
  isPartner,
  isSuperAdmin,
  mayOpen,
  startPage,
  toSession,
  type Role,
} from "./session.ts";

const user = {
  user_id: "1",
  email: "a@b.c",
  nickname: null,
  timezone: null,
  language: null,
  op: null,
  parentOpId: null,
  partnerId: null,
  permissions: ["view_banks"],
};
const of = (...roles: Role[]) => toSession({ ...user, roles });

describe("session", () => {
  it.each([
    [of("ADMIN"), "/quick-dashboard"],
    [toSession({ ...user, roles: ["PARTNER"], permissions: ["view_partner_dashboard"] }), "/partner-dashboard"],
    [of("PARTNER"), "/user/profile"],
  ])("start page: role and permissions → a page with content", (session, page) =>
    expect(startPage(session)).toBe(page),
  );

  it("account without name, time zone and language → Admin, UTC, English", () => {
    expect(of("ADMIN")).toMatchObject({ nickname: "Admin", timeZone: "UTC", language: "en" });
    const blank = { ...user, nickname: "", timezone: "", language: "" };
    expect(toSession({ ...blank, roles: ["ADMIN"] })).toMatchObject({
      nickname: "Admin",
      timeZone: "UTC",
      language: "en",
    });
  });

  it("unknown time zone → UTC", () => {
    expect(toSession({ ...user, timezone: "Mars/Phobos", roles: ["ADMIN"] }).timeZone).toBe("UTC");
    expect(toSession({ ...user, timezone: "Asia/Calcutta", roles: ["ADMIN"] }).timeZone).toBe("Asia/Calcutta");
  });

  it("account with all values → same values", () => {
    const answer = { nickname: "Mara", timezone: "Asia/Tokyo", language: "sv", op: "br-1", parentOpId: "op-1" };
    expect(toSession({ ...user, ...answer, roles: ["OPERATOR_ADMIN"] })).toMatchObject({
      nickname: "Mara",
      timeZone: "Asia/Tokyo",
      language: "sv",
      opId: "br-1",
      parentOpId: "op-1",
      roles: ["OPERATOR_ADMIN"],
    });
  });

  it.each([
    ["SUPER_ADMIN", { admin: true, superAdmin: true, operatorLevel: true, partner: false }],
    ["ADMIN", { admin: true, superAdmin: false, operatorLevel: true, partner: false }],
    ["DEV_OPS", { admin: false, superAdmin: false, operatorLevel: false, partner: false }],
    ["OPERATOR_ADMIN", { admin: false, superAdmin: false, operatorLevel: true, partner: false }],
    ["OPERATOR_MANAGER", { admin: false, superAdmin: false, operatorLevel: true, partner: false }],
    ["PARTNER", { admin: false, superAdmin: false, operatorLevel: false, partner: true }],
  ] as const)("role %s → %j", (role, expected) => {
    const session = of(role);
    expect({
      admin: isAdmin(session),
      superAdmin: isSuperAdmin(session),
      operatorLevel: isOperatorLevel(session),
      partner: isPartner(session),
    }).toEqual(expected);
  });
});

it("mayOpen: needs the permission of the page, or its only role", () => {
  expect(mayOpen(of("ADMIN"), { permission: "view_banks" })).toBe(true);
  expect(mayOpen(of("ADMIN"), { permission: "edit_banks" })).toBe(false);
  expect(mayOpen(of("ADMIN"), { onlyFor: "SUPER_ADMIN" })).toBe(false);
  expect(mayOpen(of("SUPER_ADMIN"), { onlyFor: "SUPER_ADMIN" })).toBe(true);
  expect(mayOpen(of("PARTNER"), {})).toBe(true);
});
