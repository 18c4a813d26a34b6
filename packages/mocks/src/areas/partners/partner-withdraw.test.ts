import { beforeEach, expect, test } from "vitest";
import type { Backend } from "../../backend.ts";
import { callOperation } from "../../testing/call-operation.ts";
import { fixedBackend } from "../../testing/fixed-backend.ts";

let backend: Backend;
beforeEach(() => {
  backend = fixedBackend();
});

const OWN = { opId: "op-nordlys", partnerId: "pt-4711" };
const walletAddress = `T${"a".repeat(33)}`;
const request = (as = "partner", change: object = {}) =>
  callOperation(backend, "requestPartnerWithdraw", { body: { ...OWN, walletAddress, ...change } }, { as });
const info = async () => (await callOperation(backend, "showPartnerWithdrawInfo", { body: OWN })).data;
const review = (txId: string, actionType: "approve" | "reject", as = "operator-admin", note = "Seen.") =>
  callOperation(
    backend,
    "reviewPartnerWithdraw",
    { body: { txId, partnerId: OWN.partnerId, actionType, note } },
    { as },
  );

test("partner withdrawal: request takes the available amount; rejected → amount is restored", async () => {
  const before = await info();
  expect(before.availableToWithdraw).toBeGreaterThan(0);
  const { data } = await request();
  expect([data.status, data.toAmount, data.toCurrency, data.network]).toEqual([
    "PENDING",
    before.availableToWithdraw,
    "USDT",
    "TRON",
  ]);
  expect((await info()).balanceInUSD).toBe(0);
  expect((await request()).messages).toEqual(["You don't have enough funds to make a withdrawal."]);
  const rejected = await review(data.txId, "reject");
  expect([rejected.data.status, rejected.data.rejectedBy, rejected.data.note]).toEqual(["REJECTED", "Aylin", "Seen."]);
  expect(await info()).toEqual(before);
});

test("partner withdrawal: approved → balance is zero, second decision refused", async () => {
  const { data } = await request();
  expect((await review(data.txId, "approve")).data.confirmedBy).toBe("Aylin");
  expect((await info()).balanceInUSD).toBe(0);
  const again = await review(data.txId, "reject");
  expect([again.status, again.messages]).toEqual([400, ["This withdrawal has already been approved by Aylin."]]);
});

test.each([
  ["partner", "pt-4712", 404],
  ["brand-admin", "pt-4711", 403],
  ["operator-manager", "pt-4711", 403],
] as const)("partner withdrawal: %s requests for %s → refused", async (as, partnerId, status) => {
  expect((await request(as, { partnerId })).status).toBe(status);
});

test("partner withdrawal: monthly request limit reached → refused", async () => {
  const { partners } = backend.db.partners;
  const row = partners.get(OWN.partnerId)!;
  partners.set(row.partnerId, { ...row, maxNoWithdrawalRequests: 1 });
  await request();
  partners.set(row.partnerId, { ...row, maxNoWithdrawalRequests: 1, earnedInUSD: row.earnedInUSD + 5000 });
  const { messages } = await request();
  expect(messages).toEqual(["No more than 1 withdrawals can be requested in a month."]);
});

test("listPartnerWithdraws: partner user → own withdrawals only", async () => {
  const { data } = await callOperation(
    backend,
    "listPartnerWithdraws",
    { body: { page: 1, itemsPerPage: 1000, opId: "*" } },
    { as: "partner" },
  );
  expect(new Set(data.items.map((it) => it.partnerId))).toEqual(new Set(["pt-4711"]));
});
