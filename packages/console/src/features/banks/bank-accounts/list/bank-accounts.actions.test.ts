import { expect, it } from "vitest";
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
