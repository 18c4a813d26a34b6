import { expect, it } from "vitest";
import { bulkOffers, bulkSends } from "#testing/bulk-offers.ts";
import { depositBulk } from "./deposits.bulk.ts";

type Transaction = Parameters<typeof depositBulk.name>[0];
const tx = (values: object = {}) => ({ txId: "t1", status: "PENDING", isDeleted: false, ...values }) as Transaction;
const both = (reason: string) => ({ verify: reason, reject: reason });

it.each([
  ["pending", {}, both("may")],
  [
    "confirmed",
    { status: "CONFIRMED", confirmedBy: "m.keller" },
    both("This deposit is already confirmed by m.keller."),
  ],
  ["in progress", { status: "IN_PROGRESS" }, both("A deposit in progress must be decided individually.")],
  ["deleted", { isDeleted: true }, both("This deposit is deleted.")],
])("deposit bulk: %s → %o", (_name, values, expected) => {
  expect(bulkOffers(depositBulk, "super-admin", tx(values))).toEqual(expected);
});

it("deposit bulk: permission missing → row is excluded, the reason names the permission", () => {
  expect(bulkOffers(depositBulk, "dev-ops", tx())["verify"]).toMatch(/verify_deposits/);
});

it("deposit bulk: verify or reject → call of a single decision", () => {
  expect(bulkSends(depositBulk, "verify", tx())).toEqual({
    operation: "verifyDeposit",
    input: { body: { txId: "t1" } },
  });
  expect(bulkSends(depositBulk, "reject", tx(), "It has never arrived here.")).toEqual({
    operation: "rejectDepositOrder",
    input: { body: { txId: "t1", rejectReason: "It has never arrived here." } },
  });
});
