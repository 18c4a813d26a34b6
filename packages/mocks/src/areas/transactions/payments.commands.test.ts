import { beforeEach, describe, expect, test } from "vitest";
import type { Backend } from "../../backend.ts";
import { amount } from "../../db/money/amount.ts";
import { callOperation } from "../../testing/call-operation.ts";
import { fixedBackend } from "../../testing/fixed-backend.ts";
import { sumsAndBalances } from "../../testing/sums-and-balances.ts";
import { toRequest } from "../../testing/to-request.ts";
import { casesOf, writes } from "../../testing/writes.ts";
import type { TransactionRow } from "./transactions-tables.ts";

let backend: Backend;
beforeEach(() => {
  backend = fixedBackend({ scenario: "small" });
});

const tables = () => backend.db.transactions;
const find = (fits: (row: TransactionRow) => boolean) =>
  [...tables().transactions.values()].find((it) => !it.isDeleted && fits(it))!;

/** Every balance is the sum of its movements, and none is negative. */
const expectSums = () => {
  const { balances, sums } = sumsAndBalances(backend.db);
  expect(balances).toEqual(sums);
  expect(Object.values(balances).filter((it) => it < 0)).toEqual([]);
};

describe("wallet balances", () => {
  test("wallet balances: after seeding → equal the sums of transactions", () => {
    const { balances, sums } = sumsAndBalances(backend.db);
    expect(Object.keys(balances).length).toBeGreaterThan(10);
    expect(balances).toEqual(sums);
  });

  test.each([
    "decideBonusTransaction",
    "decideCashback",
    "decideAffiliateWithdrawal",
    "decideReferralClaim",
    "verifyDeposit",
    "rejectDepositOrder",
    "decideWithdrawal",
    "decideProviderWithdrawal",
    "decideJbWithdrawal",
    "forceJbWithdrawal",
    "confirmTomaniWithdrawal",
    "decideWithdrawalInProgress",
    "deleteTransaction",
    "topUpWallet",
    "topUpBonusWallet",
    "convertBalance",
    "claimCashback",
    "settleBet",
    "payTournamentPrize",
  ] as const)("wallet balances: after %s → equal the sums of transactions", async (id) => {
    for (const inputOf of casesOf(id)) {
      backend.reset();
      expect((await callOperation(backend, id, inputOf(backend.db) as never)).status).toBe(200);
      expectSums();
    }
  });
});

describe("deposit verification", () => {
  test("verifyDeposit: provider was paid → confirmed and credited; second time → 409", async () => {
    const input = writes.verifyDeposit(backend.db);
    const tx = tables().transactions.get(input.body.txId)!;
    const before = tables().wallets.get(tx.player.playerId)?.balances[tx.toCurrency] ?? 0;
    expect((await callOperation(backend, "verifyDeposit", input)).data).toMatchObject({
      status: "CONFIRMED",
      confirmedBy: "Mara",
    });
    expect(tables().wallets.get(tx.player.playerId)!.balances[tx.toCurrency]).toBe(amount(before + tx.toAmount));
    const again = await callOperation(backend, "verifyDeposit", input);
    expect([again.status, again.messages]).toEqual([409, ["This deposit has already been confirmed by Mara."]]);
  });

  test.each([
    ["BTC", 0.00412345],
    ["TRX", 12.345678],
    ["JPY", 52_301],
  ])("verifyDeposit: %s amount → credited without rounding: %d", async (currency, toAmount) => {
    const { txId } = writes.verifyDeposit(backend.db).body;
    const tx = { ...tables().transactions.get(txId)!, toAmount, toCurrency: currency, balanceCurrency: currency };
    tables().transactions.set(txId, tx);
    expect((await callOperation(backend, "verifyDeposit", { body: { txId } })).data).toMatchObject({
      balanceBefore: 0,
      balanceAfter: toAmount,
    });
    expect(tables().wallets.get(tx.player.playerId)!.balances[currency]).toBe(toAmount);
  });

  test("verifyDeposit: provider not paid → refused", async () => {
    const { orders } = tables();
    const { txId } = writes.verifyDeposit(backend.db).body;
    orders.set(txId, { ...orders.get(txId)!, orderStatus: "WAITING", orderId: "CPG-1" });
    const answer = await callOperation(backend, "verifyDeposit", { body: { txId } });
    expect(answer.messages).toEqual(["The payment provider has not received order CPG-1 yet."]);
  });

  test.each([
    ["Too short.", "rejectReason: must have at least 20 characters"],
    [" ".repeat(30), "The reason must have at least 20 characters."],
  ])("rejectDepositOrder: reason %j → refused", async (rejectReason, message) => {
    const { txId } = writes.verifyDeposit(backend.db).body;
    expect((await callOperation(backend, "rejectDepositOrder", { body: { txId, rejectReason } })).messages).toEqual([
      message,
    ]);
  });
});

describe("transaction activity log", () => {
  const logged = async (txId: string) => {
    const body = { page: 1, itemsPerPage: 10, opId: "*", search: txId };
    const { items } = (await callOperation(backend, "listTransactionActivities", { body })).data as {
      items: { uuid: string; subtype: string; user: { nickname: string | null } }[];
    };
    return Promise.all(
      items.map(async ({ uuid, subtype, user }) => {
        const { logMeta } = (await callOperation(backend, "showTransactionActivity", { body: { uuid } })).data as {
          logMeta: { before: unknown; after: unknown };
        };
        return [subtype, user.nickname, logMeta.before, logMeta.after];
      }),
    );
  };

  test("transaction activity log: deposit verified → user, status before and after", async () => {
    const input = writes.verifyDeposit(backend.db);
    await callOperation(backend, "verifyDeposit", input);
    // Refused, therefore not logged.
    await callOperation(backend, "verifyDeposit", input);
    expect(await logged(input.body.txId)).toEqual([
      ["DEPOSIT_VERIFIED", "Mara", { status: "PENDING" }, { status: "CONFIRMED" }],
    ]);
  });

  test.each([
    ["topup", "TOPUP_INCREASED", 7.5],
    ["deduct", "TOPUP_DECREASED", -7.5],
  ] as const)("transaction activity log: %s → user, balance before and after", async (action, code, by) => {
    const { body } = writes.topUpWallet(backend.db);
    // Gives the wallet enough money for the withdrawal.
    await callOperation(backend, "topUpWallet", { body: { ...body, currency: "USD", amount: 20 } });
    const { data } = await callOperation(backend, "topUpWallet", {
      body: { ...body, currency: "USD", amount: 7.5, action },
    });
    expect(await logged(data.txId)).toEqual([
      [code, "Mara", { balance: data.balanceBefore }, { balance: data.balanceAfter }],
    ]);
    expect(amount(data.balanceAfter - data.balanceBefore)).toBe(by);
  });

  test("transaction activity log: deleted after rejection → both entries", async () => {
    const input = writes.deleteTransaction(backend.db);
    await callOperation(backend, "deleteTransaction", input);
    expect(await logged(input.query.txId)).toEqual([
      ["TRANSACTION_DELETED", "Mara", { isDeleted: false }, { isDeleted: true }],
      ["DEPOSIT_REJECTED", expect.any(String), { status: "PENDING" }, { status: "REJECTED" }],
    ]);
  });
});

describe("wallet top-up by staff", () => {
  const topUp = (change: object) => ({ body: { ...writes.topUpWallet(backend.db).body, ...change } });

  test.each([
    [{ amount: 1_000_000, currency: "USD" }, "Topup Limit has been exceeded."],
    [{ action: "deduct", amount: 10_000_000 }, /^The player has only /],
    [{ currency: "XXX" }, "There is no wallet in XXX."],
    [{ note: "  " }, "The note is required."],
    [{ amount: 0.001 }, "The amount must be at least 0.01."],
    [{ amount: 0.4, currency: "JPY" }, "The amount must be at least 1."],
    [{ amount: 12.5, currency: "JPY" }, "An amount of JPY has at most 0 decimals."],
    [{ amount: 2.0000001, currency: "TRX" }, "An amount of TRX has at most 6 decimals."],
  ])("topUpWallet: %o → refused, balances unchanged", async (change, message) => {
    const answer = await callOperation(backend, "topUpWallet", topUp(change));
    expect([answer.status, answer.messages]).toEqual([400, [expect.stringMatching(message)]]);
    expectSums();
  });

  test.each([
    ["BTC", 0.00001234],
    ["TRX", 3.000001],
    ["JPY", 70],
  ])("topUpWallet: %s to its last decimal, then deducted → initial balance", async (currency, value) => {
    const { playerCode } = writes.topUpWallet(backend.db).body;
    const balance = async () =>
      (await callOperation(backend, "showWallet", { body: { playerCode } })).data.byCurrency[currency]?.balance ?? 0;
    const before = await balance();
    expect((await callOperation(backend, "topUpWallet", topUp({ amount: value, currency }))).data.toAmount).toBe(value);
    expect(await balance()).toBe(amount(before + value, currency));
    expectSums();
    expect(
      (await callOperation(backend, "topUpWallet", topUp({ amount: value, currency, action: "deduct" }))).status,
    ).toBe(200);
    expect(await balance()).toBe(before);
  });

  test("topUpWallet: daily limit → usable in full, deductions do not restore it", async () => {
    const { playerCode } = writes.topUpWallet(backend.db).body;
    const { opId } = [...backend.db.players.values()].find((it) => it.playerCode === playerCode)!;
    const { extras } = backend.db.operatorAdmin;
    const today = async () =>
      (await callOperation(backend, "showOperator", { body: { opId } })).data.stats!.todayTotalTopupInUSD;
    const before = await today();
    extras.set(opId, { ...extras.get(opId)!, limits: { dailyTopupLimitInUSD: amount(before + 40) } });
    const usd = (value: number, action = "topup") =>
      callOperation(backend, "topUpWallet", topUp({ amount: value, currency: "USD", action }));
    expect((await usd(30)).status).toBe(200);
    expect((await usd(10.01)).messages).toEqual(["Topup Limit has been exceeded."]);
    // Money taken out does not raise the limit.
    expect((await usd(25, "deduct")).status).toBe(200);
    expect((await usd(10.01)).status).toBe(400);
    expect((await usd(10)).status).toBe(200);
    expect(await today()).toBe(amount(before + 40));
  });

  test("topUpWallet: daily limit exceeded → named outcome", async () => {
    const request = toRequest("topUpWallet", topUp({ amount: 1_000_000, currency: "USD" }), { as: "super-admin" });
    const response = await backend.fetch(request);
    expect(await response.json()).toMatchObject({ status: "TOP_UP_LIMIT_HAS_BEEN_EXCEEDED", success: false });
  });

  test("topUpBonusWallet: deduct more than the balance → refused; convertBalance: empty wallet → refused", async () => {
    const { playerCode } = writes.topUpBonusWallet(backend.db).body;
    const bonus = { note: "n", amount: -99_999, playerCode, action: "deduct" } as const;
    expect((await callOperation(backend, "topUpBonusWallet", { body: bonus })).messages[0]).toMatch(
      /^The player has only /,
    );
    const { body } = writes.convertBalance(backend.db);
    const nothing = await callOperation(backend, "convertBalance", { body: { ...body, fromCurrency: "JPY" } });
    expect(nothing.messages).toEqual(["The player has no JPY."]);
  });

  test("deleteTransaction: confirmed deposit → refused", async () => {
    const { txId, player } = find((it) => it.transactionType === "DEPOSIT" && it.status === "CONFIRMED");
    const answer = await callOperation(backend, "deleteTransaction", {
      query: { txId, playerCode: player.playerCode },
    });
    expect(answer.messages).toEqual(["This transaction has moved money and cannot be deleted."]);
  });

  test("showTransaction: transaction of another operator → 404", async () => {
    const { txId } = find((it) => it.opId === "op-solvik");
    expect((await callOperation(backend, "showTransaction", { body: { txId } }, { as: "operator-admin" })).status).toBe(
      404,
    );
  });
});
