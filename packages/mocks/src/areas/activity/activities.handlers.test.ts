import { describe, expect, test } from "vitest";
import { callOperation } from "../../testing/call-operation.ts";
import { fixedBackend } from "../../testing/fixed-backend.ts";
import type { InputOf } from "../../testing/to-request.ts";

const backend = fixedBackend();
const ALL = { page: 1, itemsPerPage: 10_000, opId: "*" };
type Filter = Partial<InputOf<"listStaffActivities">["body"]>;
const list = async (filter: Filter = {}, as = "super-admin") =>
  (await callOperation(backend, "listStaffActivities", { body: { ...ALL, ...filter } }, { as })).data.items;

describe("staff activities", () => {
  const rows = [...backend.db.activities.staff.values()];
  const one = rows[40]!;
  test.each<[string, Filter, (row: (typeof rows)[number]) => boolean]>([
    ["the group", { type: "BONUS" }, (it) => it.type === "BONUS"],
    ["the action", { subtype: "USER_BLOCKED" }, (it) => it.subtype === "USER_BLOCKED"],
    ["who did it", { userId: one.user.user_id }, (it) => it.user.user_id === one.user.user_id],
    [
      "the time, in any zone",
      { from: "2026-10-01T00:00:00+02:00", to: "2026-10-31T00:00:00Z" },
      (it) => it.timestamp >= "2026-09-30T22:00:00" && it.timestamp <= "2026-10-31T00:00:00.000Z",
    ],
  ])("staff activity filter: by %s → matching rows only", async (_, filter, fits) => {
    const expected = rows.filter(fits).map((it) => it.uuid);
    expect(expected.length).toBeGreaterThan(0);
    expect(new Set((await list(filter)).map((it) => it.uuid))).toEqual(new Set(expected));
  });

  test("staff activities: newest first; platform rows appear only without an operator filter", async () => {
    const times = (await list()).map((it) => it.timestamp);
    expect(times).toEqual(times.toSorted().toReversed());
    expect((await list()).some((it) => it.opId === null)).toBe(true);
    expect(new Set((await list({ opId: "op-nordlys" })).map((it) => it.opId))).toEqual(new Set(["op-nordlys"]));
    expect((await list({}, "operator-admin")).every((it) => it.opId !== null)).toBe(true);
  });

  test("staff activities: user is hidden → visible to platform staff only", async () => {
    const seen = (await list({}, "operator-admin"))[0]!;
    const user = backend.db.staff.users.get(seen.user.user_id)!;
    backend.db.staff.users.set(user.user_id, { ...user, app_metadata: { ...user.app_metadata, isHidden: true } });
    expect((await list({}, "operator-admin")).some((it) => it.user.user_id === user.user_id)).toBe(false);
    const show = (as: string) => callOperation(backend, "showStaffActivity", { body: { uuid: seen.uuid } }, { as });
    expect([(await show("operator-admin")).status, (await show("admin")).status]).toEqual([404, 200]);
  });

  test("staff activity changes: list omits logMeta, detail includes it", async () => {
    expect(Object.keys(one)).toContain("logMeta");
    expect(Object.keys((await list())[0]!)).not.toContain("logMeta");
    const { data } = await callOperation(backend, "showStaffActivity", { body: { uuid: one.uuid } });
    expect(data.logMeta).toEqual(one.logMeta);
  });
});

describe("sign-in addresses", () => {
  test.each([
    ["https://new.example", "Origin", 200],
    ["https://new.example/", "Origin", 400],
    ["http://new.example", "Origin", 400],
    ["https://new.example/admin", "Logout", 200],
    ["https://new.example/admin?x=1", "Logout", 400],
    ["https://new.example/api/auth/callback", "Callback", 200],
    ["https://new.example/callback", "Callback", 400],
    ["https://*.example/api/auth/callback", "Callback", 400],
    ["new.example", "Origin", 400],
  ] as const)("sign-in address: %s as %s → %i", async (url, type, status) => {
    expect((await callOperation(backend, "createSignInDomain", { body: { url, type } })).status).toBe(status);
  });

  test("sign-in address: added twice → refused; organization with members → not deletable", async () => {
    const body = { url: "https://twice.example", type: "Origin" } as const;
    expect((await callOperation(backend, "createSignInDomain", { body })).status).toBe(200);
    expect((await callOperation(backend, "createSignInDomain", { body })).messages).toEqual([
      "This address is already allowed.",
    ]);
    const used = [...backend.db.signIn.organizations.values()].find((it) => it.memberCount > 0)!;
    expect((await callOperation(backend, "deleteSignInOrganization", { query: { orgId: used.orgId } })).status).toBe(
      400,
    );
  });
});
