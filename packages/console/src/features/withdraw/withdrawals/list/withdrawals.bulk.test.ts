import { expect, it } from "vitest";
import { bulkOffers, bulkSends } from "#testing/bulk-offers.ts";
import { withdrawalBulk } from "./withdrawals.bulk.ts";

type Withdrawal = Parameters<typeof withdrawalBulk.name>[0];
const tx = (values: object = {}): Withdrawal =>
  ({
    txId: "t1",
    status: "PENDING",
    isDeleted: false,
    paymentProvider: "manual",
    countsTowardDailyLimit: false,
    player: { playerCode: "P1" },
    ...values,
  }) as Withdrawal;
const both = (reason: string) => ({ confirm: reason, reject: reason });

it.each([
  ["pending", {}, both("may")],
  ["in progress", { status: "IN_PROGRESS" }, both("A withdrawal in progress must be decided individually.")],
  [
    "approved",
    { status: "CONFIRMED", confirmedBy: "m.keller" },
    both("This withdrawal is already approved by m.keller."),
  ],
  ["canceled by the player", { status: "CANCELED" }, both("The player has canceled this withdrawal.")],
  [
    "of a blocked player",
    { checks: ["PLAYER_BLOCKED"] },
    { confirm: "Player blocked: approve it individually.", reject: "may" },
  ],
  ["a first withdrawal", { checks: ["FIRST_WITHDRAWAL"] }, both("may")],
  [
    "paid by Tomani",
    { paymentProvider: "tomani" },
    { confirm: "Tomani withdrawals must be approved individually.", reject: "may" },
  ],
])("withdrawal bulk: %s → %o", (_name, values, expected) => {
  expect(bulkOffers(withdrawalBulk, "super-admin", tx(values))).toEqual(expected);
});

it("withdrawal bulk: permission missing → row is excluded, the reason names the permission", () => {
  expect(bulkOffers(withdrawalBulk, "dev-ops", tx())["reject"]).toMatch(/approve_reject_withdrawals/);
});

it.each([
  ["manual", "decideWithdrawal", undefined],
  ["jb", "decideJbWithdrawal", undefined],
  ["cpg", "decideProviderWithdrawal", { provider: "cpg" }],
])("withdrawal bulk: provider %s → %s, daily limit counted unless unticked", (provider, operation, path) => {
  const body = {
    txId: "t1",
    actionType: "reject",
    playerNote: "No.",
    countsTowardDailyLimit: true,
    playerCode: "P1",
    status: "PENDING",
    paymentProvider: provider,
  };
  const row = tx({ paymentProvider: provider });
  const sent = { operation, input: { ...(path && { path }), body } };
  expect(bulkSends(withdrawalBulk, "reject", row, "No.")).toEqual(sent);
  expect(bulkSends(withdrawalBulk, "reject", row, "No.", false).input).toMatchObject({
    body: { countsTowardDailyLimit: false },
  });
});

it.each([
  [{ status: 0, description: "Account closed." }, "Account closed."],
  [{ status: 0 }, "jb did not accept the withdrawal."],
])("withdrawal bulk: jb's answer %o → refused because %s", (answer, reason) => {
  expect(withdrawalBulk.actions[0]?.refusal?.(answer)).toBe(reason);
});

it("withdrawal bulk: outcome unknown → dialog and drawer of the withdrawal are locked", () => {
  const row = tx({ paymentProvider: "cpg" });
  const given = { note: "", chosen: false, userId: "me" };
  const locks = withdrawalBulk.actions[0]?.locks?.(row, given);
  expect(locks?.map(({ panel }) => panel)).toEqual(["withdraw-confirmation", "transaction-details"]);
  for (const lock of locks ?? [])
    expect(lock).toMatchObject({
      operation: "decideWithdrawal",
      input: { by: "provider", input: { path: { provider: "cpg" } } },
    });
});

it.each([
  [["FIRST_WITHDRAWAL"], "First withdrawal"],
  [["TEST_PLAYER"], undefined],
  [[], undefined],
  [undefined, "Not checked"],
])("withdrawal bulk: checks %j → confirmation counts %s", (checks, look) => {
  expect(withdrawalBulk.actions[0]?.look?.(tx({ checks }))).toBe(look);
  expect(withdrawalBulk.actions[1]?.look).toBeUndefined();
});
