import type { components } from "@backoffice/api-client";
import { describe, expect, it } from "vitest";
import { offers } from "#testing/offers.ts";
import { payoutActions } from "./payout-actions.ts";

type Transaction = components["schemas"]["Transaction"];

const row = (transactionType: string, values: Partial<Transaction> = {}) =>
  ({ transactionType, status: "PENDING", isDeleted: false, ...values }) as Transaction;
const both = { "approve-payout": "may", "reject-payout": "may" };

describe("what waits is approved or rejected (money §4)", () => {
  it.each([
    ["BONUS", both],
    ["CASHBACK", both],
    ["AFFILIATE", both],
    ["REFERRAL_PROFIT", both],
    ["WITHDRAW", {}],
    ["TOPUP", {}],
  ])("a %s: %o", (type, expected) => expect(offers(payoutActions, "super-admin", row(type))).toEqual(expected));

  it.each(["CONFIRMED", "REJECTED", "CANCELED", "IN_PROGRESS"] as const)("but nothing that is %s", (status) =>
    expect(offers(payoutActions, "super-admin", row("CASHBACK", { status }))).toEqual({}),
  );

  it("nor what was deleted", () =>
    expect(offers(payoutActions, "super-admin", row("CASHBACK", { isDeleted: true }))).toEqual({}));
});

describe("each kind takes a right of its own", () => {
  it.each([
    ["BONUS", /approve_reject_bonus_transactions/],
    ["AFFILIATE", /approve_reject_affiliate_withdrawals/],
    ["REFERRAL_PROFIT", /approve_reject_affiliate_withdrawals/],
  ])("a %s", (type, right) =>
    expect(offers(payoutActions, "operator-manager", row(type))["approve-payout"]).toMatch(right),
  );

  it("a cashback is decided by managers too", () =>
    expect(offers(payoutActions, "operator-manager", row("CASHBACK"))).toEqual(both));
});

it("a bonus for which the player is not eligible can only be rejected", () =>
  expect(offers(payoutActions, "super-admin", row("BONUS", { bonusExtraData: { eligible: false } }))).toEqual({
    "approve-payout": "This player is not eligible for the bonus.",
    "reject-payout": "may",
  }));
