import { beforeEach, describe, expect, test } from "vitest";
import type { Backend } from "../../backend.ts";
import { callOperation } from "../../testing/call-operation.ts";
import { fixedBackend } from "../../testing/fixed-backend.ts";
import type { InputOf } from "../../testing/to-request.ts";

type NewUser = InputOf<"createUser">["body"];

const PRIYA = "auth0|operator-manager";
const MARA = "auth0|super-admin";
const STAFF = {
  email: "freja.dahl@example.com",
  password: "Midnatt-sol-7",
  nickname: "Freja",
  role: "OPERATOR_MANAGER",
  opId: "op-nordlys",
} as const satisfies NewUser;
const PARTNER = {
  ...STAFF,
  role: "PARTNER",
  userCode: "op-nordlys-pt-1",
  partnerId: "pt-1",
  partnerType: "NORMAL",
} as const satisfies NewUser;

let backend: Backend;
beforeEach(() => {
  backend = fixedBackend({ scenario: "small" });
});
const userOf = (id: string) => backend.db.staff.users.get(id)!;
const retire = (opId: string) =>
  backend.db.operators.set(opId, { ...backend.db.operators.get(opId)!, status: "INACTIVE" });

describe("createUser", () => {
  test("createUser: valid input → permissions of the role, logged without the password", async () => {
    const { data } = await callOperation(backend, "createUser", { body: STAFF }, { as: "admin" });
    expect(data).toMatchObject({ email: STAFF.email, blocked: false, last_login: null, createdBy: "Jonas" });
    expect(data.permissions).toContain("view_banks");
    expect(data.permissions).not.toContain("edit_users");
    const log = [...backend.db.activities.staff.values()].at(-1)!;
    expect(log).toMatchObject({ subtype: "USER_CREATED", user: { nickname: "Jonas" }, opId: "op-nordlys" });
    expect(JSON.stringify(log)).not.toContain(STAFF.password);
  });

  test.each<[string, string, NewUser, string]>([
    [
      "two kinds",
      "super-admin",
      { ...STAFF, password: "midnattsol7" },
      "Password is weak, please check the password hints and try again.",
    ],
    [
      "seven characters",
      "super-admin",
      { ...STAFF, password: "Mid-n4t" },
      "Password is weak, please check the password hints and try again.",
    ],
    [
      "a taken address, in any case",
      "super-admin",
      { ...STAFF, email: "Priya.Mehta@example.com" },
      "A user with this email address already exists.",
    ],
    [
      "a role above one's own",
      "operator-admin",
      { ...STAFF, role: "ADMIN", opId: null },
      "You cannot assign the role ADMIN.",
    ],
    [
      "an operator of others",
      "operator-admin",
      { ...STAFF, opId: "op-solvik" },
      "You do not have permission to see this operator.",
    ],
    [
      "platform staff of an operator",
      "admin",
      { ...STAFF, role: "DEV_OPS" },
      "The role DEV_OPS belongs to no operator.",
    ],
    [
      "hidden activity",
      "operator-admin",
      { ...STAFF, isHidden: true },
      "You do not have permission to hide the activity of a user.",
    ],
    [
      "another partner's code",
      "admin",
      { ...PARTNER, userCode: "FREJA" },
      "The user code of this partner's user is op-nordlys-pt-1.",
    ],
  ])("createUser: %s → refused, no user added", async (_, as, body, message) => {
    const before = backend.db.staff.users.size;
    expect((await callOperation(backend, "createUser", { body }, { as })).messages).toEqual([message]);
    expect(backend.db.staff.users.size).toBe(before);
  });

  test("createUser: inactive operator → refused", async () => {
    retire("op-solvik");
    const { messages } = await callOperation(backend, "createUser", { body: { ...STAFF, opId: "op-solvik" } });
    expect(messages).toEqual(["The operator must be active to receive users."]);
  });

  test("createUser: operator admin omits the operator → own operator", async () => {
    const { opId: _, ...body } = STAFF;
    const { data } = await callOperation(backend, "createUser", { body }, { as: "operator-admin" });
    expect(data.app_metadata.opId).toBe("op-nordlys");
  });

  test("createUser: partner user → long partner code accepted", async () => {
    const { data } = await callOperation(backend, "createUser", { body: PARTNER });
    expect(data.app_metadata).toMatchObject({ roles: ["PARTNER"], partnerId: "pt-1", userCode: "op-nordlys-pt-1" });
  });
});

describe("changing a user", () => {
  test("blockUser: user → access ends; already blocked or oneself → refused", async () => {
    const body = { adminId: PRIYA, action: "BLOCK", adminEmail: "priya.mehta@example.com" } as const;
    expect((await callOperation(backend, "checkMe", undefined, { as: "operator-manager" })).status).toBe(200);
    expect((await callOperation(backend, "blockUser", { body })).data.blocked).toBe(true);
    expect((await callOperation(backend, "checkMe", undefined, { as: "operator-manager" })).error).toEqual({
      blocked: true,
    });
    expect((await callOperation(backend, "blockUser", { body })).messages).toEqual(["This user is already blocked."]);
    const own = { adminId: MARA, action: "BLOCK", adminEmail: "mara.lindqvist@example.com" } as const;
    expect((await callOperation(backend, "blockUser", { body: own })).messages).toEqual(["You cannot block yourself."]);
    expect((await callOperation(backend, "blockUser", { body: own }, { as: "admin" })).status).toBe(403);
  });

  test.each([
    [
      "short",
      "short",
      "Password must contain at least: one uppercase letter, one digit, be at least 8 characters long.",
    ],
    ["FJORDBRIS88", "FJORDBRIS88", "Password must contain at least: one lowercase letter."],
    ["Fjordbris88", "Fjordbris89", "The passwords do not match."],
  ])(
    "changeUserPassword: %s → refused, message names what is missing",
    async (newPassword, passwordConfirm, message) => {
      const body = { adminId: PRIYA, newPassword, passwordConfirm };
      expect((await callOperation(backend, "changeUserPassword", { body })).messages).toEqual([message]);
    },
  );

  test("changeUserRole: admin assigns a platform role → 403, message in error", async () => {
    const body = { adminId: PRIYA, targetUsername: "Priya", roles: ["ADMIN" as const] };
    const refused = await callOperation(backend, "changeUserRole", { body }, { as: "admin" });
    expect([refused.status, refused.error]).toEqual([403, "You cannot assign the role ADMIN."]);
    const { data } = await callOperation(backend, "changeUserRole", { body });
    expect(data.app_metadata).toMatchObject({ roles: ["ADMIN"], opId: null });
  });

  test("clonePermissions: only permissions of the source that the target's role may hold", async () => {
    const body = { sourceUserId: "auth0|operator-admin", targetUserId: PRIYA, sourceRole: "OPERATOR_ADMIN" as const };
    const clone = (permissions: string[]) =>
      callOperation(backend, "clonePermissions", { body: { ...body, permissions } });
    expect((await clone(["transform_operators"])).messages[0]).toContain("does not have transform_operators");
    expect((await clone(["edit_users"])).messages).toEqual(["OPERATOR_MANAGER may not have edit_users."]);
    expect((await clone(["view_players"])).data.permissions).toEqual(["view_players"]);
  });

  test("migrateUser: active operator → moved with the new role's permissions", async () => {
    const body = { adminId: PRIYA, opId: "br-polaris", role: "OPERATOR_ADMIN" as const };
    const { data } = await callOperation(backend, "migrateUser", { body });
    expect(data.app_metadata).toMatchObject({
      opId: "br-polaris",
      parentOpId: "op-nordlys",
      roles: ["OPERATOR_ADMIN"],
    });
    expect(data.permissions).toContain("edit_users");
    expect((await callOperation(backend, "migrateUser", { body })).messages).toEqual([
      "The user already belongs to this operator.",
    ]);
    retire("op-solvik");
    expect((await callOperation(backend, "migrateUser", { body: { ...body, opId: "op-solvik" } })).status).toBe(400);
    expect(userOf(PRIYA).app_metadata.opId).toBe("br-polaris");
  });

  test("deleteUser: name or scope mismatch → refused; exact match → deleted", async () => {
    const body = { adminId: PRIYA, adminUsername: "Priya", adminEmail: "priya.mehta@example.com" };
    expect((await callOperation(backend, "deleteUser", { body: { ...body, adminUsername: "Prya" } })).status).toBe(400);
    expect((await callOperation(backend, "deleteUser", { body }, { as: "brand-admin" })).status).toBe(404);
    expect((await callOperation(backend, "deleteUser", { body })).status).toBe(200);
    expect(userOf(PRIYA)).toBeUndefined();
  });

  test("updateProfile: changed → session returns the new values", async () => {
    const as = "operator-admin";
    await callOperation(backend, "updateProfile", { body: { nickname: "Aylin D", timezone: "UTC" } }, { as });
    expect((await callOperation(backend, "getSession", undefined, { as })).data).toMatchObject({
      nickname: "Aylin D",
      timezone: "UTC",
    });
  });
});
