import type { components } from "@backoffice/api-client";
import { describe, expect, it } from "vitest";
import { offers } from "#testing/offers.ts";
import { payoutActions } from "./payout-actions.ts";

type Transaction = components["schemas"]["Transaction"];

const row = (transactionType: string, values: Partial<Transaction> = {}) =>
  ({ transactionType, status: "PENDING", isDeleted: false, ...values }) as Transaction;
const both = { "approve-payout": "may", "reject-payout": "may" };

describe("payout actions: status (money §4)", () => {
  it.each([
    ["BONUS", both],
    ["CASHBACK", both],
    ["AFFILIATE", both],
    ["REFERRAL_PROFIT", both],
    ["WITHDRAW", {}],
    ["TOPUP", {}],
  ])("pending %s → %o", (type, expected) => expect(offers(payoutActions, "super-admin", row(type))).toEqual(expected));

  it.each(["CONFIRMED", "REJECTED", "CANCELED", "IN_PROGRESS"] as const)("%s → no actions", (status) =>
    expect(offers(payoutActions, "super-admin", row("CASHBACK", { status }))).toEqual({}),
  );

  it("deleted → no actions", () =>
    expect(offers(payoutActions, "super-admin", row("CASHBACK", { isDeleted: true }))).toEqual({}));
});

describe("payout actions: permission of each kind", () => {
  it.each([
    ["BONUS", /approve_reject_bonus_transactions/],
    ["AFFILIATE", /approve_reject_affiliate_withdrawals/],
    ["REFERRAL_PROFIT", /approve_reject_affiliate_withdrawals/],
  ])("%s without %s → reason names the permission", (type, right) =>
    expect(offers(payoutActions, "operator-manager", row(type))["approve-payout"]).toMatch(right),
  );

  it("cashback, operator manager → allowed", () =>
    expect(offers(payoutActions, "operator-manager", row("CASHBACK"))).toEqual(both));
});

it("payout actions: bonus of a player who is not eligible → only Reject is enabled", () =>
  expect(offers(payoutActions, "super-admin", row("BONUS", { bonusExtraData: { eligible: false } }))).toEqual({
    "approve-payout": "This player is not eligible for the bonus.",
    "reject-payout": "may",
  }));
