import { expect, it } from "vitest";
import { bulkOffers, bulkSends } from "#testing/bulk-offers.ts";
import { payoutBulk } from "./payout-bulk.ts";

type Transaction = Parameters<typeof payoutBulk.name>[0];
const tx = (values: object): Transaction =>
  ({
    txId: "t1",
    transactionType: "CASHBACK",
    transactionSubType: null,
    status: "PENDING",
    isDeleted: false,
    player: { playerCode: "P1" },
    ...values,
  }) as Transaction;

it.each([
  ["BONUS", "decideBonusTransaction"],
  ["CASHBACK", "decideCashback"],
  ["AFFILIATE", "decideAffiliateWithdrawal"],
  ["REFERRAL_PROFIT", "decideReferralClaim"],
])("payout bulk: reject %s → %s with the note", (transactionType, operation) => {
  expect(bulkSends(payoutBulk, "reject", tx({ transactionType }), "Not yet.")).toEqual({
    operation,
    input: { body: { txId: "t1", actionType: "reject", noteForThePlayer: "Not yet.", playerCode: "P1" } },
  });
});

const both = (reason: string) => ({ confirm: reason, reject: reason });

it.each([
  ["pending", {}, both("may")],
  [
    "confirmed",
    { status: "CONFIRMED", confirmedBy: "m.keller" },
    both("This cashback is already confirmed by m.keller."),
  ],
  ["rejected", { status: "REJECTED", rejectedBy: null }, both("This cashback is already rejected.")],
  ["deleted", { isDeleted: true }, both("This cashback is deleted.")],
  [
    "of a player who is not eligible",
    { transactionType: "BONUS", bonusExtraData: { eligible: false } },
    { confirm: "This player is not eligible for the bonus.", reject: "may" },
  ],
  ["no payout", { transactionType: "TOPUP" }, both("Nothing is paid out by this transaction.")],
])("payout bulk: %s → %o", (_name, values, expected) => {
  expect(bulkOffers(payoutBulk, "super-admin", tx(values))).toEqual(expected);
});

it("payout bulk: permission missing → row is excluded, the reason names the permission", () => {
  expect(bulkOffers(payoutBulk, "dev-ops", tx({}))["confirm"]).toMatch(/approve_reject_cashbacks/);
});
