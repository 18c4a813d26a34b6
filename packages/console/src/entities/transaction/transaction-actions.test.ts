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
])("delete action: %s, %s → offered: %s", (type, status, deletable) => {
  expect("delete" in offers(transactionActions, "super-admin", row(type, status))).toBe(deletable);
});

it("delete action: deleted transaction → not offered", () => {
  expect(offers(transactionActions, "super-admin", row("DEPOSIT", "REJECTED", true))).not.toHaveProperty("delete");
});

it("delete action: permission missing → reason names it", () => {
  const { delete: reason } = offers(transactionActions, "operator-manager", row("DEPOSIT", "REJECTED"));
  expect(reason).toContain("delete_transactions");
});

it.each([
  ["DEPOSIT", "PENDING", true],
  ["DEPOSIT", "IN_PROGRESS", true],
  ["DEPOSIT", "CONFIRMED", false],
  ["DEPOSIT", "REJECTED", false],
  ["DEPOSIT", "CANCELED", false],
  ["BONUS", "PENDING", false],
])("deposit actions: %s, %s → verify and reject offered: %s", (type, status, open) => {
  const all = offers(transactionActions, "operator-manager", row(type, status));
  expect([all["verify"], all["reject"]]).toEqual(open ? ["may", "may"] : [undefined, undefined]);
});

it("order status action: deposits only → offered", () => {
  expect(offers(transactionActions, "operator-manager", row("DEPOSIT", "CONFIRMED"))["order-status"]).toBe("may");
  expect(offers(transactionActions, "operator-manager", row("CASHBACK", "CONFIRMED"))).not.toHaveProperty(
    "order-status",
  );
});

it("deposit actions: deleted deposit → no decision offered", () => {
  expect(offers(transactionActions, "super-admin", row("DEPOSIT", "PENDING", true))).not.toHaveProperty("verify");
});
