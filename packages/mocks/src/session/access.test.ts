import { operations } from "@backoffice/api-client/contract";
import { describe, expect, test } from "vitest";
import type { HandledId, Operations } from "../request/handler.ts";
import { callOperation } from "../testing/call-operation.ts";
import { fixedBackend } from "../testing/fixed-backend.ts";
import { reads } from "../testing/reads.ts";
import { toRequest } from "../testing/to-request.ts";
import { accounts } from "./accounts.ts";

const backend = fixedBackend();
const { db } = backend;
const bank = [...db.banks.values()][0]!;
const player = [...db.players.values()][0]!;
const { uuid: _, ...newBank } = bank;
const inputs = {
  ...Object.fromEntries(Object.entries(reads(db)).map(([id, list]) => [id, list[0]])),
  createBank: { body: newBank },
  updateBank: { body: { opId: bank.opId, dto: bank } },
  deleteBank: { query: { uuid: "00000000-0000-4000-8000-000000000000", opId: bank.opId } },
  reviewBankAccount: {
    body: { uuid: bank.uuid, actionType: "approve", playerNote: "-", playerCode: player.playerCode },
  },
} as Record<HandledId, never>;
const isHandled = (it: (typeof operations)[keyof typeof operations]): it is Operations[HandledId] =>
  it.permission !== "public";
const handled = Object.values(operations).filter(isHandled);

describe.each(handled)("operation $id", ({ id, permission }) => {
  test("operation without a session: 401 with an empty body", async () => {
    const response = await backend.fetch(toRequest(id, inputs[id]));
    expect([response.status, await response.text()]).toEqual([401, ""]);
  });

  test.each(accounts.map((it) => [it.id, it] as const))(
    "operation: %s → refused exactly without the permission",
    async (as, account) => {
      const allowed = permission === "signed_in" || (account.permissions as readonly string[]).includes(permission);
      const { messages } = await callOperation(backend, id, inputs[id], { as });
      expect(messages.includes("You do not have permission to do this.")).toBe(!allowed);
    },
  );
});

describe("operator scope", () => {
  const own = [
    "op-nordlys",
    ...[...db.operators.values()].filter((it) => it.parentOpId === "op-nordlys").map((it) => it.opId),
  ];
  const page = { page: 1, itemsPerPage: 10_000 };
  const opIds = async (as: string, opId: string, includeBrands?: boolean) => {
    const body = { ...page, opId, ...(includeBrands !== undefined && { includeBrands }) };
    const { data } = await callOperation(backend, "listBankAccounts", { body }, { as });
    return [...new Set(data.items.map((it) => it.opId))].toSorted();
  };

  test("operator scope: operator staff → operator and brands; brand staff → brand only", async () => {
    expect(own.length).toBeGreaterThan(2);
    expect(await opIds("operator-admin", "*")).toEqual(own.toSorted());
    expect(await opIds("brand-admin", "*")).toEqual(["br-polaris"]);
    expect((await opIds("admin", "*")).length).toBe(db.operators.size);
    const { data } = await callOperation(backend, "listMyOperators", undefined, { as: "operator-admin" });
    expect(data.map((it) => it.opId)).toEqual(own);
    expect(data.map((it) => it.isBrand)).toEqual(own.map((it) => it !== "op-nordlys"));
  });

  test("operator scope: brands are included only with includeBrands", async () => {
    expect(await opIds("super-admin", "op-nordlys")).toEqual(["op-nordlys"]);
    expect(await opIds("super-admin", "op-nordlys", true)).toEqual(own.toSorted());
    expect(await opIds("super-admin", "br-polaris", true)).toEqual(["br-polaris"]);
  });

  test("operator scope: other operator → 403; its single rows → 404", async () => {
    const as = "operator-admin";
    const other = { body: { ...page, opId: "op-solvik" } };
    const elsewhere = <Row extends { opId: string }>(table: Map<string, Row>) =>
      [...table.values()].find((it) => !own.includes(it.opId))!;
    const statuses = await Promise.all([
      callOperation(backend, "listBanks", other, { as }),
      callOperation(backend, "listBankAccounts", other, { as }),
      callOperation(backend, "searchPlayers", { body: { search: "fox", opId: "op-solvik" } }, { as }),
      callOperation(backend, "getBadges", { query: { opId: "op-solvik" } }, { as }),
      callOperation(backend, "showOperator", { body: { opId: "op-solvik" } }, { as }),
      callOperation(backend, "showBankAccount", { body: { uuid: elsewhere(db.bankAccounts).uuid } }, { as }),
      callOperation(backend, "showBank", { body: { uuid: elsewhere(db.banks).uuid } }, { as }),
      callOperation(backend, "getPlayer", { body: { playerCode: elsewhere(db.players).playerCode } }, { as }),
    ]);
    expect(statuses.map((it) => it.status)).toEqual([403, 403, 403, 403, 403, 404, 404, 404]);
  });

  test("badge counts: operator is selected → counted for that operator", async () => {
    const waiting = (ids: string[]) =>
      [...db.bankAccounts.values()].filter((it) => it.status === "PENDING" && !it.isDeleted && ids.includes(it.opId))
        .length;
    const count = async (as: string, query: object) =>
      (await callOperation(backend, "getBadges", { query }, { as })).data.bankAccounts;
    expect(await count("operator-admin", {})).toBe(waiting(own));
    expect(await count("operator-admin", { opId: "op-nordlys" })).toBe(waiting(["op-nordlys"]));
    expect(await count("operator-admin", { opId: "op-nordlys", includeBrands: true })).toBe(waiting(own));
    expect(await count("brand-admin", { opId: "*" })).toBe(waiting(["br-polaris"]));
  });

  test("getMyOperator: operator staff → own operator; platform staff → 400", async () => {
    expect((await callOperation(backend, "getMyOperator", { body: {} }, { as: "brand-admin" })).data.opId).toBe(
      "br-polaris",
    );
    expect((await callOperation(backend, "getMyOperator", { body: {} }, { as: "admin" })).status).toBe(400);
  });
});

test("checkMe: blocked user → 403 with blocked", async () => {
  expect(await callOperation(backend, "checkMe", undefined, { as: "blocked" })).toMatchObject({
    status: 403,
    success: false,
    error: { blocked: true },
  });
  for (const { id } of accounts.filter((it) => !it.blocked))
    expect((await callOperation(backend, "checkMe", undefined, { as: id })).status).toBe(200);
});

test("listMenu: pages allowed by the permissions", async () => {
  const paths = async (as: string) =>
    (await callOperation(backend, "listMenu", undefined, { as })).data.map((it) => it.path);
  const manager = await paths("operator-manager");
  for (const path of ["/quick-dashboard", "/withdraw/bank-list", "/withdraw/bank-accounts"])
    expect(manager).toContain(path);
  expect(manager).not.toContain("/operators");
  const devOps = await paths("dev-ops");
  expect(devOps).toContain("/settings/hostnames");
  expect(devOps).not.toContain("/withdraw/bank-list");
});
