import type { components } from "@backoffice/api-client";
import { expect, it } from "vitest";
import { offers } from "#testing/offers.ts";
import { transactionActions } from "./transaction-actions.ts";

type Transaction = components["schemas"]["Transaction"];

const row = (transactionType: string, status: string, isDeleted = false) =>
  ({ transactionType, status, isDeleted }) as Transaction;

it.each([
  ["DEPOSIT", "REJECTED", true],
  ["DEPOSIT", "CANCELED", true],
  ["BONUS", "PENDING", true],
  ["WITHDRAW", "PENDING", false],
  ["DEPOSIT", "IN_PROGRESS", false],
  ["TOPUP", "CONFIRMED", false],
])("a %s that is %s can be deleted: %s", (type, status, deletable) => {
  expect("delete" in offers(transactionActions, "super-admin", row(type, status))).toBe(deletable);
});

it("what is deleted is not deleted again", () => {
  expect(offers(transactionActions, "super-admin", row("DEPOSIT", "REJECTED", true))).not.toHaveProperty("delete");
});

it("staff without the right read which it is", () => {
  const { delete: said } = offers(transactionActions, "operator-manager", row("DEPOSIT", "REJECTED"));
  expect(said).toContain("delete_transactions");
});

it.each([
  ["DEPOSIT", "PENDING", true],
  ["DEPOSIT", "IN_PROGRESS", true],
  ["DEPOSIT", "CONFIRMED", false],
  ["DEPOSIT", "REJECTED", false],
  ["DEPOSIT", "CANCELED", false],
  ["BONUS", "PENDING", false],
])("a %s that is %s can be verified and rejected: %s", (type, status, open) => {
  const all = offers(transactionActions, "operator-manager", row(type, status));
  expect([all["verify"], all["reject"]]).toEqual(open ? ["may", "may"] : [undefined, undefined]);
});

it("of every deposit the order can be asked for, and of nothing else", () => {
  expect(offers(transactionActions, "operator-manager", row("DEPOSIT", "CONFIRMED"))["order-status"]).toBe("may");
  expect(offers(transactionActions, "operator-manager", row("CASHBACK", "CONFIRMED"))).not.toHaveProperty(
    "order-status",
  );
});

it("a deleted deposit is not decided about", () => {
  expect(offers(transactionActions, "super-admin", row("DEPOSIT", "PENDING", true))).not.toHaveProperty("verify");
});
