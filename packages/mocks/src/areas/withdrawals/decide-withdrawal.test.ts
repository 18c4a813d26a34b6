import { beforeEach, describe, expect, test } from "vitest";
import type { Backend } from "../../backend.ts";
import { amount } from "../../db/money/amount.ts";
import { callOperation } from "../../testing/call-operation.ts";
import { fixedBackend } from "../../testing/fixed-backend.ts";
import { sumsAndBalances } from "../../testing/sums-and-balances.ts";
import { writes } from "../../testing/writes.ts";
import type { TransactionRow } from "../transactions/transactions-tables.ts";

let backend: Backend;
beforeEach(() => {
  backend = fixedBackend({ scenario: "small" });
});

const tables = () => backend.db.transactions;
const balanceOf = ({ player, fromCurrency }: TransactionRow) =>
  tables().wallets.get(player.playerId)?.balances[fromCurrency] ?? 0;

describe("withdrawal decision", () => {
  const decision = (change: object = {}) => ({ body: { ...writes.decideWithdrawal(backend.db).body, ...change } });
  const row = () => tables().transactions.get(decision().body.txId)!;

  test("withdrawal: rejected → amount returned, note and user set", async () => {
    const [tx, before] = [row(), balanceOf(row())];
    const body = decision({ actionType: "reject", playerNote: "Not your account.", countsTowardDailyLimit: false });
    const { data } = await callOperation(backend, "decideWithdrawal", body);
    expect(data).toMatchObject({
      status: "REJECTED",
      noteForThePlayer: "Not your account.",
      countsTowardDailyLimit: false,
      rejectedBy: "Mara",
      balanceBefore: before,
      balanceAfter: amount(before + tx.fromAmount),
    });
    expect(balanceOf(tx)).toBe(amount(before + tx.fromAmount));
  });

  test("withdrawal: confirmed → balance unchanged, amount left at the request", async () => {
    const before = balanceOf(row());
    const tx = row();
    expect((await callOperation(backend, "decideWithdrawal", decision())).data.status).toBe("CONFIRMED");
    expect(balanceOf(tx)).toBe(before);
  });

  test("withdrawal: provider pays later → IN_PROGRESS, then decidable", async () => {
    const sent = await callOperation(backend, "decideProviderWithdrawal", writes.decideProviderWithdrawal(backend.db));
    expect(sent.data.status).toBe("IN_PROGRESS");
    const { txId } = sent.data;
    const again = await callOperation(backend, "decideWithdrawalInProgress", {
      body: { txId, note: "Lost.", status: "REJECT" },
    });
    expect(again.data).toMatchObject({ status: "REJECTED", noteForThePlayer: "Lost." });
    const { balances, sums } = sumsAndBalances(backend.db);
    expect(balances).toEqual(sums);
  });

  test.each([
    [{ actionType: "reject", playerNote: " " }, 400, "The note for the player is required."],
    [{ playerCode: "NOBODY" }, 400, "This withdrawal belongs to another player."],
    [{ paymentProvider: "cpg" }, 400, "This withdrawal is paid by manual."],
    [{ status: "IN_PROGRESS" }, 400, "This withdrawal is pending."],
    [{ txId: "nowhere" }, 404, "This withdrawal does not exist."],
  ])("decideWithdrawal: %o → refused, transactions unchanged", async (change, status, message) => {
    const before = new Map(tables().transactions);
    const answer = await callOperation(backend, "decideWithdrawal", decision(change));
    expect([answer.status, answer.messages]).toEqual([status, [message]]);
    expect(tables().transactions).toEqual(before);
  });

  test("decideWithdrawal: second time → 409 with the user's name", async () => {
    const body = decision();
    await callOperation(backend, "decideWithdrawal", body);
    const answer = await callOperation(backend, "decideWithdrawal", body, { as: "admin" });
    expect([answer.status, answer.messages]).toEqual([409, ["This withdrawal has already been confirmed by Mara."]]);
  });

  test("withdrawal: wrong provider call, or resend while pending → refused", async () => {
    const jb = writes.forceJbWithdrawal(backend.db).body;
    const byHand = await callOperation(backend, "decideWithdrawal", { body: jb });
    expect(byHand.messages).toEqual(["This withdrawal is confirmed through jb."]);
    const other = await callOperation(backend, "decideProviderWithdrawal", { path: { provider: "cpg" }, body: jb });
    expect(other.messages).toEqual(["This withdrawal is paid by jb, not by cpg."]);
    const pending = await callOperation(backend, "resendWithdrawal", { body: { txId: jb.txId } });
    expect([pending.status, pending.messages]).toEqual([
      409,
      ["This withdrawal is pending, it has not been sent yet."],
    ]);
    const cpg = await callOperation(backend, "resendWithdrawal", writes.resendCpgWithdrawal(backend.db));
    expect(cpg.messages).toEqual(["This withdrawal is paid by cpg."]);
  });
});

describe("hesitating provider", () => {
  /** The pending withdrawal of this provider, with an id that makes the provider delay its answer or not. */
  const renamed = (provider: "jb" | "tomani", last: string, toAmountInUSD = 50) => {
    const { transactions, withdrawals } = tables();
    const body =
      provider === "jb" ? writes.forceJbWithdrawal(backend.db).body : writes.confirmTomaniWithdrawal(backend.db).body;
    const txId = body.txId.slice(0, -1) + last;
    const row = transactions.get(body.txId)!;
    const own = withdrawals.get(body.txId)!;
    transactions.delete(body.txId);
    transactions.set(txId, { ...row, txId, toAmountInUSD });
    withdrawals.set(txId, own);
    return { txId };
  };

  test("jb withdrawal: provider hesitates → status 0, unchanged; forced → confirmed", async () => {
    const body = { ...writes.forceJbWithdrawal(backend.db).body, ...renamed("jb", "0") };
    const first = await callOperation(backend, "decideJbWithdrawal", { body });
    expect(first.data.status).toBe(0);
    expect(tables().transactions.get(body.txId)!.status).toBe("PENDING");
    expect((await callOperation(backend, "forceJbWithdrawal", { body })).data.status).toBe("CONFIRMED");
  });

  test.each([
    ["small enough to force", "0", 50, true, 1],
    ["too large to force", "0", 900, false, 0],
    ["without doubts", "1", 900, false, 1],
  ])("Tomani withdrawal: %s → canForce decides whether force confirms", async (_, last, usd, canForce, forced) => {
    const body = { ...writes.confirmTomaniWithdrawal(backend.db).body, ...renamed("tomani", last, usd) };
    const first = await callOperation(backend, "confirmTomaniWithdrawal", { body: { ...body, withForce: false } });
    expect(first.data).toMatchObject({ status: last === "0" ? 0 : 1, canForce });
    if (last !== "0") return;
    expect((await callOperation(backend, "confirmTomaniWithdrawal", { body })).data.status).toBe(forced);
  });
});
