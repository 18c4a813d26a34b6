import { beforeEach, describe, expect, test } from "vitest";
import type { Backend } from "../../backend.ts";
import { amount } from "../../db/money/amount.ts";
import { walletOf } from "../wallet/wallet-of.ts";
import { callOperation } from "../../testing/call-operation.ts";
import { fixedBackend, NOON } from "../../testing/fixed-backend.ts";
import type { BetDebitRow, BetRow } from "./bets-tables.ts";

let backend: Backend;
let open: BetRow;
const bets = () => [...backend.db.bets.bets.values()];
beforeEach(() => {
  backend = fixedBackend({ scenario: "small" });
  open = bets().find((it) => it.status === "OPEN" && it.opId === "op-nordlys")!;
});

describe("settleBet", () => {
  test.each([
    ["wins", 12.34, "WON"],
    ["loses", 0, "LOST"],
  ] as const)("settleBet: bet %s with %d → status and amount in bet and lists", async (_, winAmount, state) => {
    const before = { ...open };
    const { status, data } = await callOperation(backend, "settleBet", { body: { betId: open.betId, winAmount } });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      status: state,
      winAmount,
      settledBy: "Mara",
      settledAt: new Date(NOON).toISOString(),
    });
    expect((await callOperation(backend, "showBet", { body: { betId: open.betId } })).data).toEqual(data);
    const all = { page: 1, itemsPerPage: 50, opId: "*", betId: open.betId };
    expect((await callOperation(backend, "listBets", { body: { ...all, status: "OPEN" } })).data.count).toBe(0);
    expect((await callOperation(backend, "listBets", { body: { ...all, status: state } })).data.items[0]).toMatchObject(
      {
        winAmount,
      },
    );
    // Rows returned earlier are not changed.
    expect(open).toEqual(before);
  });

  test.each([
    ["wins, and the win is in the wallet", 12.34],
    ["loses, and nothing moves", 0],
  ])("settleBet wallet: %s", async (_, winAmount) => {
    const { playerId } = open.player;
    const has = async () =>
      (await callOperation(backend, "showWallet", { body: { playerId } })).data.byCurrency[open.currency]?.balance ?? 0;
    const [before, made] = [await has(), backend.db.transactions.transactions.size];
    await callOperation(backend, "settleBet", { body: { betId: open.betId, winAmount } });
    expect(await has()).toBe(amount(before + winAmount));
    const rows = [...backend.db.transactions.transactions.values()].slice(made);
    const win = { transactionType: "BET_ADJUSTMENT", direction: "IN", betId: open.betId, toAmount: winAmount };
    expect(rows).toMatchObject(winAmount === 0 ? [] : [win]);
  });

  test("settleBet: second time → refused, first result stays", async () => {
    await callOperation(backend, "settleBet", { body: { betId: open.betId, winAmount: 5 } });
    const again = await callOperation(backend, "settleBet", { body: { betId: open.betId, winAmount: 9 } });
    expect([again.status, again.messages]).toEqual([400, ["This bet is no longer open: it is WON."]]);
    expect((await callOperation(backend, "showBet", { body: { betId: open.betId } })).data.winAmount).toBe(5);
  });

  test("settleBet: negative or over-precise amount, unknown or foreign bet → refused", async () => {
    const { betId } = open;
    const foreign = bets().find((it) => it.status === "OPEN" && it.opId.startsWith("op-") && it.opId !== "op-nordlys")!;
    const settle = (body: { betId: string; winAmount: number }, as = "super-admin") =>
      callOperation(backend, "settleBet", { body }, { as });
    expect((await settle({ betId, winAmount: -1 })).status).toBe(400);
    expect((await settle({ betId, winAmount: 1.234 })).error?.fields).toHaveProperty("winAmount");
    expect((await settle({ betId: "S-00000000", winAmount: 1 })).status).toBe(404);
    expect((await settle({ betId: foreign.betId, winAmount: 1 }, "operator-admin")).status).toBe(404);
    expect((await settle({ betId, winAmount: 1 }, "operator-manager")).status).toBe(403);
  });
});

describe("bet debit", () => {
  const debits = () => [...backend.db.bets.debits.values()];
  const cents = (it: number) => Math.round(it * 100);
  const adds = () => {
    for (const it of debits())
      if (it.settledAt !== null)
        expect(cents(it.reconciledAmount) + cents(it.autoReconciledAmount)).toBe(cents(it.debitAmount));
  };

  test("bet debit: reconciled by seed or staff → amounts add up, badge decreases", async () => {
    adds();
    const owed = debits().find((it) => it.settledAt === null)!;
    const badge = async () => (await callOperation(backend, "getBadges", {})).data.debit;
    const before = await badge();
    const body = { txId: owed.txId, playerCode: owed.player.playerCode };
    const { status, data } = await callOperation(backend, "reconcileBetDebit", { body });
    expect([status, data.settledByInfo]).toEqual([200, { nickname: "Mara", userCode: null }]);
    adds();
    expect(await badge()).toBe(before - 1);
    const again = await callOperation(backend, "reconcileBetDebit", { body });
    expect([again.status, again.messages]).toEqual([400, ["This debit has already been reconciled by Mara."]]);
  });

  test("bet debit: reconciled twice → deducted once, also from an insufficient wallet", async () => {
    const { wallets, transactions } = backend.db.transactions;
    const has = ({ debitCurrency, player }: BetDebitRow) =>
      walletOf(wallets, player.playerId).balances[debitCurrency] ?? 0;
    const left = ({ debitAmount, autoReconciledAmount }: BetDebitRow) => amount(debitAmount - autoReconciledAmount);
    const owed = debits().find((it) => it.settledAt === null && has(it) < left(it))!;
    const [before, { txId, betId, player }] = [has(owed), owed];
    for (const times of ["first", "again"]) {
      await callOperation(backend, "reconcileBetDebit", { body: { txId, playerCode: player.playerCode } });
      expect([times, has(owed)]).toEqual([times, amount(before - left(owed))]);
    }
    const taken = { transactionType: "BET_ADJUSTMENT", direction: "OUT", fromAmount: left(owed), betId };
    expect([...transactions.values()].at(-1)).toMatchObject(taken);
  });

  test("bet debit: code of another player → refused", async () => {
    const owed = debits().find((it) => it.settledAt === null)!;
    const body = { txId: owed.txId, playerCode: "NOBODY" };
    expect((await callOperation(backend, "reconcileBetDebit", { body })).messages).toEqual([
      "This debit belongs to another player.",
    ]);
    expect(backend.db.bets.debits.get(owed.txId)).toBe(owed);
  });
});
