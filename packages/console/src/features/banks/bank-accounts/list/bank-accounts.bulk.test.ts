import { expect, it } from "vitest";
import { bulkOffers, bulkSends } from "#testing/bulk-offers.ts";
import { bankAccountBulk } from "./bank-accounts.bulk.ts";

type Account = Parameters<typeof bankAccountBulk.name>[0];
const row = (status: string, isDeleted = false) =>
  ({ uuid: "u1", status, isDeleted, player: { playerCode: "P1" } }) as unknown as Account;

it.each([
  ["PENDING", false, "may", "may"],
  ["APPROVED", false, "This account is already approved.", "This account is already approved."],
  ["REJECTED", false, "This account is already rejected.", "This account is already rejected."],
  ["PENDING", true, "This account is deleted.", "This account is deleted."],
])("bank account bulk: %s, deleted %s → approve %s, reject %s", (status, isDeleted, approve, reject) => {
  expect(bulkOffers(bankAccountBulk, "operator-manager", row(status, isDeleted))).toEqual({ approve, reject });
});

it("bank account bulk: stop check → left out of an approval, not of a rejection", () => {
  const blocked = { ...row("PENDING"), checks: ["DUPLICATE_NUMBER", "PLAYER_BLOCKED"] } as Account;
  expect(bulkOffers(bankAccountBulk, "operator-manager", blocked)).toEqual({
    approve: "Blocked: approve it individually.",
    reject: "may",
  });
});

it("bank account bulk: redo permission → decided account can be changed, not repeated", () => {
  expect(bulkOffers(bankAccountBulk, "super-admin", row("APPROVED"))).toEqual({
    approve: "This account is already approved.",
    reject: "may",
  });
});

it("bank account bulk: reject → call of a single rejection with the note", () => {
  expect(bulkSends(bankAccountBulk, "reject", row("PENDING"), "Not yours.")).toEqual({
    operation: "reviewBankAccount",
    input: { body: { uuid: "u1", actionType: "reject", playerNote: "Not yours.", playerCode: "P1" } },
  });
});
