import { beforeEach, describe, expect, test } from "vitest";
import type { Backend } from "../../backend.ts";
import { callOperation } from "../../testing/call-operation.ts";
import { fixedBackend } from "../../testing/fixed-backend.ts";
import { writes } from "../../testing/writes.ts";

let backend: Backend;
beforeEach(() => {
  backend = fixedBackend({ scenario: "small" });
});

describe("deposit gateway", () => {
  const draft = (change: object = {}) => ({ body: { ...writes.createDepositGateway(backend.db).body, ...change } });

  test.each([
    ["without an operator", { opId: "*" }, "Please select an operator before creating a gateway."],
    ["of another provider", { provider: "utopia" }, /may not use utopia\.$/],
    [
      "with its most below its least",
      { minAmountInUSD: 50, maxAmountInUSD: 20 },
      "The maximum must not be below the minimum.",
    ],
    ["without any rate", { isAutomatic: false }, "Enter a rate or use the automatic one."],
    ["in a currency nobody quotes", { gatewayCurrencies: ["XXX"] }, "There is no automatic rate for XXX."],
    ["with a blank title", { title: { en: " " } }, "The title in English is required."],
  ])("createDepositGateway: %s → refused, no row added", async (_, change, message) => {
    const before = backend.db.payments.depositGateways.size;
    const answer = await callOperation(backend, "createDepositGateway", draft(change));
    expect([answer.status, answer.messages]).toEqual([400, [expect.stringMatching(message)]]);
    expect(backend.db.payments.depositGateways.size).toBe(before);
  });

  test("createDepositGateway: operator has no allowed gateways → refused", async () => {
    const { operators } = backend.db;
    const operator = operators.get("op-nordlys")!;
    const { withdraw } = operator.settings;
    operators.set("op-nordlys", { ...operator, settings: { withdraw, deposit: { allowedGateways: [] } } });
    const answer = await callOperation(backend, "createDepositGateway", draft({ opId: "op-nordlys" }));
    expect(answer.messages).toEqual(["There are no gateways available for this operator."]);
  });

  test("createDepositGateway: second gateway of a single-use provider → refused", async () => {
    const { operators } = backend.db;
    const operator = operators.get("op-solvik")!;
    const { withdraw } = operator.settings;
    operators.set("op-solvik", {
      ...operator,
      settings: { withdraw, deposit: { allowedGateways: ["skrill", "utopia"] } },
    });
    for (const [provider, status] of [
      ["utopia", 200],
      ["utopia", 400],
      ["skrill", 200],
      ["skrill", 200],
    ] as const) {
      const answer = await callOperation(backend, "createDepositGateway", draft({ opId: "op-solvik", provider }));
      expect([provider, answer.status]).toEqual([provider, status]);
    }
  });

  test("updateDepositGateway: operator, provider and key do not change", async () => {
    const { body } = writes.updateDepositGateway(backend.db);
    const before = backend.db.payments.depositGateways.get(body.uuid)!;
    const { data } = await callOperation(backend, "updateDepositGateway", {
      body: { ...body, provider: "jb2" } as never,
    });
    expect(data).toMatchObject({ opId: before.opId, provider: before.provider, apiKey: before.apiKey, order: 3 });
  });
});

describe("Utopia wallet", () => {
  const balance = async (uuid: string) =>
    (await callOperation(backend, "showUtopiaWallet", { body: { uuid } })).data.balances[0]!.balance;

  test("topUpUtopiaWallet: voucher used twice → refused", async () => {
    const input = writes.topUpUtopiaWallet(backend.db);
    const before = await balance(input.body.uuid);
    const { data } = await callOperation(backend, "topUpUtopiaWallet", input);
    expect(await balance(input.body.uuid)).toBeCloseTo(before + data.amount - data.fee, 2);
    expect((await callOperation(backend, "topUpUtopiaWallet", input)).messages).toEqual([
      "This voucher was already used.",
    ]);
  });

  test("withdrawFromUtopiaWallet: more than the balance → refused; whole balance → accepted", async () => {
    const { uuid } = writes.withdrawFromUtopiaWallet(backend.db).body;
    const there = await balance(uuid);
    const more = await callOperation(backend, "withdrawFromUtopiaWallet", { body: { uuid, amount: there + 0.01 } });
    expect(more.messages).toEqual([`There are only ${there} UUSD in this wallet.`]);
    expect((await callOperation(backend, "withdrawFromUtopiaWallet", { body: { uuid, amount: there } })).status).toBe(
      200,
    );
    expect(await balance(uuid)).toBe(0);
  });

  test.each([0.001, 12.345])("withdrawFromUtopiaWallet: over-precise amount %d → refused", async (amount) => {
    const { uuid } = writes.withdrawFromUtopiaWallet(backend.db).body;
    const before = backend.db.payments.utopia.size;
    const answer = await callOperation(backend, "withdrawFromUtopiaWallet", { body: { uuid, amount } });
    expect([answer.status, backend.db.payments.utopia.size]).toEqual([400, before]);
  });

  test.each(["operator-admin", "operator-manager"])("Utopia wallet: %s → 403", async (as) => {
    const { uuid } = writes.withdrawFromUtopiaWallet(backend.db).body;
    expect((await callOperation(backend, "showUtopiaWallet", { body: { uuid } }, { as })).status).toBe(403);
  });
});

test("getGatewayRates: units of gateway currency per wallet currency, quoted pairs only", async () => {
  const body = { playerWalletCurrencies: ["USD", "EUR"], gatewayCurrencies: ["TRY", "XXX"] };
  const { data } = await callOperation(backend, "getGatewayRates", { body });
  expect(data).toEqual({ TRY: { USD: { autoRate: 34.2 }, EUR: { autoRate: 37.17391304 } } });
});

test.each(["__proto__", "toString", "valueOf"])(
  "getGatewayRates: currency named %s → ignored, no prototype pollution",
  async (name) => {
    const body = { playerWalletCurrencies: ["USD", name], gatewayCurrencies: [name, "TRY"] };
    expect((await callOperation(backend, "getGatewayRates", { body })).data).toEqual({
      TRY: { USD: { autoRate: 34.2 } },
    });
    expect({}).not.toHaveProperty("USD");
  },
);

test("treasury balance: equals opening balance plus deposits minus withdrawals", async () => {
  const { data } = await callOperation(backend, "listTreasuries", { body: { page: 1, itemsPerPage: 100, opId: "*" } });
  expect(data.items.length).toBeGreaterThan(3);
  for (const it of data.items) expect(it.balance).toBeCloseTo(it.openingBalance + it.paidIn - it.paidOut, 2);
});

test("treasury account: same treasuries as the list, total is their sum", async () => {
  const { data } = await callOperation(backend, "listTreasuries", { body: { page: 1, itemsPerPage: 1000, opId: "*" } });
  const opIds = new Set(data.items.map((it) => it.opId));
  expect(opIds.size).toBeGreaterThan(1);
  for (const opId of opIds) {
    const listed = data.items.filter((it) => it.opId === opId);
    const { data: account } = await callOperation(backend, "showTreasuryAccount", { body: { opId } });
    const byCurrency = (a: { currency: string }, b: { currency: string }) => a.currency.localeCompare(b.currency);
    expect(account.treasuries.toSorted(byCurrency)).toEqual(listed.toSorted(byCurrency));
    const cents = listed.reduce((sum, it) => sum + Math.round(it.balanceInUSD * 100), 0);
    expect(Math.round(account.totalInUSD * 100)).toBe(cents);
  }
});
