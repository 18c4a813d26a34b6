import { beforeEach, describe, expect, test } from "vitest";
import type { Backend } from "../../backend.ts";
import { ask } from "../../testing/ask.ts";
import { fixedBackend } from "../../testing/fixed-backend.ts";
import { writes } from "../../testing/writes.ts";

let backend: Backend;
beforeEach(() => {
  backend = fixedBackend({ scenario: "small" });
});

describe("a gateway", () => {
  const draft = (change: object = {}) => ({ body: { ...writes.createDepositGateway(backend.db).body, ...change } });

  test.each([
    ["without an operator", { opId: "*" }, "Please select an operator before creating a gateway."],
    ["of another provider", { provider: "utopia" }, /may not use utopia\.$/],
    [
      "with its most below its least",
      { minAmountInUSD: 50, maxAmountInUSD: 20 },
      "The maximum must not be below the minimum.",
    ],
    ["without any rate", { isAutomatic: false }, "Give a rate, or use the automatic one."],
    ["in a currency nobody quotes", { gatewayCurrencies: ["XXX"] }, "There is no automatic rate for XXX."],
    ["with a blank title", { title: { en: " " } }, "The title in English is required."],
  ])("is not made %s", async (_, change, message) => {
    const before = backend.db.payments.depositGateways.size;
    const answer = await ask(backend, "createDepositGateway", draft(change));
    expect([answer.status, answer.messages]).toEqual([400, [expect.stringMatching(message)]]);
    expect(backend.db.payments.depositGateways.size).toBe(before);
  });

  test("is not made for an operator that may have none", async () => {
    const { operators } = backend.db;
    const operator = operators.get("op-nordlys")!;
    const { withdraw } = operator.settings;
    operators.set("op-nordlys", { ...operator, settings: { withdraw, deposit: { allowedGateways: [] } } });
    const answer = await ask(backend, "createDepositGateway", draft({ opId: "op-nordlys" }));
    expect(answer.messages).toEqual(["There are no gateways available for this operator."]);
  });

  test("of some providers is one of a kind", async () => {
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
      const answer = await ask(backend, "createDepositGateway", draft({ opId: "op-solvik", provider }));
      expect([provider, answer.status]).toEqual([provider, status]);
    }
  });

  test("keeps operator, provider and key when it is changed", async () => {
    const { body } = writes.updateDepositGateway(backend.db);
    const before = backend.db.payments.depositGateways.get(body.uuid)!;
    const { data } = await ask(backend, "updateDepositGateway", { body: { ...body, provider: "jb2" } as never });
    expect(data).toMatchObject({ opId: before.opId, provider: before.provider, apiKey: before.apiKey, order: 3 });
  });
});

describe("a Utopia wallet", () => {
  const balance = async (uuid: string) =>
    (await ask(backend, "showUtopiaWallet", { body: { uuid } })).data.balances[0]!.balance;

  test("takes a voucher once", async () => {
    const input = writes.topUpUtopiaWallet(backend.db);
    const before = await balance(input.body.uuid);
    const { data } = await ask(backend, "topUpUtopiaWallet", input);
    expect(await balance(input.body.uuid)).toBeCloseTo(before + data.amount - data.fee, 2);
    expect((await ask(backend, "topUpUtopiaWallet", input)).messages).toEqual(["This voucher was already used."]);
  });

  test("gives what is there and no more", async () => {
    const { uuid } = writes.withdrawFromUtopiaWallet(backend.db).body;
    const there = await balance(uuid);
    const more = await ask(backend, "withdrawFromUtopiaWallet", { body: { uuid, amount: there + 0.01 } });
    expect(more.messages).toEqual([`There are only ${there} UUSD in this wallet.`]);
    expect((await ask(backend, "withdrawFromUtopiaWallet", { body: { uuid, amount: there } })).status).toBe(200);
    expect(await balance(uuid)).toBe(0);
  });

  test.each([0.001, 12.345])("pays out no other amount than what was asked for: %d", async (amount) => {
    const { uuid } = writes.withdrawFromUtopiaWallet(backend.db).body;
    const before = backend.db.payments.utopia.size;
    const answer = await ask(backend, "withdrawFromUtopiaWallet", { body: { uuid, amount } });
    expect([answer.status, backend.db.payments.utopia.size]).toEqual([400, before]);
  });

  test.each(["operator-admin", "operator-manager"])("is nothing for %s", async (as) => {
    const { uuid } = writes.withdrawFromUtopiaWallet(backend.db).body;
    expect((await ask(backend, "showUtopiaWallet", { body: { uuid } }, { as })).status).toBe(403);
  });
});

test("rates are units of the gateway's currency for one of the wallet's, where somebody quotes them", async () => {
  const body = { playerWalletCurrencies: ["USD", "EUR"], gatewayCurrencies: ["TRY", "XXX"] };
  const { data } = await ask(backend, "getGatewayRates", { body });
  expect(data).toEqual({ TRY: { USD: { autoRate: 34.2 }, EUR: { autoRate: 37.17391304 } } });
});

test.each(["__proto__", "toString", "valueOf"])("nobody quotes %s, and nothing is put there", async (name) => {
  const body = { playerWalletCurrencies: ["USD", name], gatewayCurrencies: [name, "TRY"] };
  expect((await ask(backend, "getGatewayRates", { body })).data).toEqual({ TRY: { USD: { autoRate: 34.2 } } });
  expect({}).not.toHaveProperty("USD");
});

test("a treasury has what came in, less what went out", async () => {
  const { data } = await ask(backend, "listTreasuries", { body: { page: 1, itemsPerPage: 100, opId: "*" } });
  expect(data.items.length).toBeGreaterThan(3);
  for (const it of data.items) expect(it.balance).toBeCloseTo(it.openingBalance + it.paidIn - it.paidOut, 2);
});

test("an operator's treasury account has the treasuries of the list, and their sum", async () => {
  const { data } = await ask(backend, "listTreasuries", { body: { page: 1, itemsPerPage: 1000, opId: "*" } });
  const opIds = new Set(data.items.map((it) => it.opId));
  expect(opIds.size).toBeGreaterThan(1);
  for (const opId of opIds) {
    const listed = data.items.filter((it) => it.opId === opId);
    const { data: account } = await ask(backend, "showTreasuryAccount", { body: { opId } });
    const byCurrency = (a: { currency: string }, b: { currency: string }) => a.currency.localeCompare(b.currency);
    expect(account.treasuries.toSorted(byCurrency)).toEqual(listed.toSorted(byCurrency));
    const cents = listed.reduce((sum, it) => sum + Math.round(it.balanceInUSD * 100), 0);
    expect(Math.round(account.totalInUSD * 100)).toBe(cents);
  }
});
