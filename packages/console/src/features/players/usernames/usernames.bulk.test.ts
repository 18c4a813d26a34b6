import { expect, it } from "vitest";
import { bulkOffers, bulkSends } from "#testing/bulk-offers.ts";
import { usernameBulk } from "./usernames.bulk.ts";

type Request = Parameters<typeof usernameBulk.name>[0];
const row = (status: string) =>
  ({ playerCode: "P1", username: "frostbyte", originalUsername: "p1", status }) as Request;
const both = (reason: string) => ({ APPROVE: reason, REJECT: reason });

it.each([
  ["PENDING", both("may")],
  ["APPROVE", both("This username is already approved.")],
  ["REJECT", both("This username is already rejected.")],
])("username bulk: %s → %o", (status, expected) => {
  expect(bulkOffers(usernameBulk, "super-admin", row(status))).toEqual(expected);
});

it("username bulk: permission missing → row is excluded, the reason names the permission", () => {
  expect(bulkOffers(usernameBulk, "dev-ops", row("PENDING"))["REJECT"]).toMatch(/edit_players/);
});

it("username bulk: reject → call of a single decision", () => {
  expect(bulkSends(usernameBulk, "REJECT", row("PENDING"), "Not allowed.")).toEqual({
    operation: "reviewUsername",
    input: { body: { playerCode: "P1", username: "frostbyte", status: "REJECT", note: "Not allowed." } },
  });
});
