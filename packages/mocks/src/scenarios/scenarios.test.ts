import { operations } from "@backoffice/api-client/contract";
import { describe, expect, test } from "vitest";
import { createClock } from "../db/times/clock.ts";
import { accounts } from "../session/accounts.ts";
import { callOperation } from "../testing/call-operation.ts";
import { fixedBackend, NOON } from "../testing/fixed-backend.ts";
import { reads } from "../testing/reads.ts";
import { hostileTexts } from "./hostile-texts.ts";
import { scenarios } from "./scenarios.ts";

describe.each(scenarios)("scenario $id", ({ id: scenario, sizes }) => {
  const backend = fixedBackend({ scenario });
  const inputs = reads(backend.db);

  test("scenario: row counts as configured", () => {
    const { players, bankAccounts, banks, operators } = backend.db;
    expect([players.size, bankAccounts.size, banks.size, operators.size]).toEqual([
      sizes.players,
      sizes.bankAccounts,
      sizes.banks,
      sizes.operators + sizes.brands,
    ]);
  });

  // In small scenarios every account; in big ones only the account that sees everything.
  const asking = scenario === "small" ? accounts : accounts.filter((it) => it.id === "super-admin");

  // `huge` tests the size of the tables: one input of each read is enough.
  const asked = (id: keyof typeof inputs) => (scenario === "huge" ? inputs[id].slice(0, 1) : inputs[id]);

  // An answer that does not match the contract is a 500 in plain text, which `ask` does not read.
  test.each(asking)("scenario: $id calls each read → answer valid by the contract", async ({ id: as, permissions }) => {
    let answered = 0;
    for (const id of Object.keys(inputs) as (keyof typeof inputs)[])
      for (const input of asked(id)) {
        const { permission } = operations[id];
        const allowed = permission === "signed_in" || (permissions as readonly string[]).includes(permission);
        const { status } = await callOperation(backend, id, input as never, { as });
        expect(allowed ? [200, 400, 403, 404] : [403], `${id} ${JSON.stringify(input)}`).toContain(status);
        if (status === 200) answered += 1;
      }
    expect(answered).toBeGreaterThan(6);
  });
});

test("scenario hostile: contains all hostile texts, nulls and unknown states", () => {
  const { bankAccounts, banks, notifications } = fixedBackend({ scenario: "hostile" }).db;
  const rows = [...bankAccounts.values()];
  expect(new Set(rows.map((it) => it.bankName))).toEqual(new Set(hostileTexts));
  for (const key of ["nameOnCard", "cardNumber", "iban", "accountNumber", "confirmedAt", "noteForThePlayer"] as const)
    expect(rows.some((it) => it[key] === null)).toBe(true);
  for (const table of [rows, [...banks.values()]]) expect(table.map((it) => it.status as string)).toContain("ON_HOLD");
  expect(notifications[0]?.content_en).toContain("<script>");
});

test("x-mock-scenario header: write → only that scenario's tables change", async () => {
  const backend = fixedBackend();
  const body = { opId: "op-nordlys", key: "ONLY_HERE", bankName: { en: "Here" }, order: 1, status: "ACTIVE" } as const;
  const headers = { "x-mock-scenario": "small" };
  await callOperation(backend, "createBank", { body }, { headers });
  const count = async (options: object) =>
    (await callOperation(backend, "listBanks", { body: { page: 1, itemsPerPage: 1, opId: "*" } }, options)).data.count;
  expect([await count({ headers }), await count({})]).toEqual([7, 120]);
  backend.reset();
  expect(await count({ headers })).toBe(6);
});

test("reset: written tables → seeded again", async () => {
  const backend = fixedBackend({ scenario: "small" });
  const { banks } = backend.db;
  banks.clear();
  backend.reset();
  expect(backend.db.banks).not.toBe(banks);
  const list = await callOperation(backend, "listBanks", { body: { page: 1, itemsPerPage: 1, opId: "*" } });
  expect(list.data.count).toBe(6);
});

test("reset: less than an hour later → same dates; later → dates move", () => {
  const clock = createClock(NOON);
  const backend = fixedBackend({ scenario: "small", clock });
  const registered = () => Date.parse([...backend.db.players.values()][0]!.createdAt);
  const first = registered();
  const afterMinutes = (minutes: number) => {
    clock.advance(minutes * 60_000);
    backend.reset();
    return (registered() - first) / 60_000;
  };
  expect([afterMinutes(60), afterMinutes(1)]).toEqual([0, 61]);
});
