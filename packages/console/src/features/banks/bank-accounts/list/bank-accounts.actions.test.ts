import { expect, it, vi } from "vitest";
import { deciding, decideNext, nextToDecide } from "#kit/queue/queue.ts";
import { storySession } from "#testing/backend/story-session.ts";
import { offers } from "#testing/offers.ts";
import { bankAccountActions } from "./bank-accounts.actions.ts";

type Account = Parameters<ReturnType<typeof bankAccountActions>[0]["onSelect"]>[0];
const row = (status: string, isDeleted = false) => ({ status, isDeleted }) as Account;
const may = { approve: "may", reject: "may" };

it.each([
  ["PENDING", false, may, may],
  ["APPROVED", false, {}, { ...may, approve: "This account is already approved." }],
  ["REJECTED", false, {}, { ...may, reject: "This account is already rejected." }],
  ["PENDING", true, {}, may],
])("bank account actions: %s, deleted %s → %o; with redo_bank_account_actions %o", (status, isDeleted, staff, redo) => {
  expect(offers(bankAccountActions, "operator-manager", row(status, isDeleted))).toEqual(staff);
  expect(offers(bankAccountActions, "super-admin", row(status, isDeleted))).toEqual(redo);
});

it("bank account actions: account is open with its decision → its note is asked for; otherwise → confirmation", () => {
  const account = { ...row("PENDING"), uuid: "a-1" };
  const open = vi.fn();
  const [approve] = bankAccountActions({ open, close: vi.fn() }, storySession("operator-manager"));
  deciding.add("a-1");
  approve!.onSelect(account);
  expect([nextToDecide(), open.mock.calls]).toEqual(["a-1", []]);
  deciding.delete("a-1");
  decideNext(undefined);
  approve!.onSelect(account);
  expect([nextToDecide(), open.mock.calls]).toEqual([
    undefined,
    [["bank-account-confirmation", { account, action: "approve" }]],
  ]);
});
