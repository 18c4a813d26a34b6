import { expect, it } from "vitest";
import { bulkOffers, bulkSends } from "#testing/bulk-offers.ts";
import { requestBulk } from "./requests.bulk.ts";

type Request = Parameters<typeof requestBulk.name>[0];
const row = (status: string, decidedBy: string | null = null) =>
  ({ requestId: "r1", opId: "op-a", bonusId: "b1", playerCode: "P1", amountInUSD: 25.5, status, decidedBy }) as Request;
const both = (reason: string) => ({ approve: reason, reject: reason });

it.each([
  [row("PENDING"), both("may")],
  [row("REJECTED", "m.keller"), both("This request is already rejected by m.keller.")],
])("bonus request bulk: %o → %o", (request, expected) => {
  expect(bulkOffers(requestBulk, "super-admin", request)).toEqual(expected);
});

it("bonus request bulk: permission missing → row is excluded, the reason names the permission", () => {
  expect(bulkOffers(requestBulk, "dev-ops", row("PENDING"))["approve"]).toMatch(/decide_bonus_requests/);
});

it("bonus request bulk: approved → pays the amount of the form, rejected → pays nothing", () => {
  const shared = { opId: "op-a", bonusId: "b1", playerCode: "P1", note: "As agreed." };
  expect(bulkSends(requestBulk, "approve", row("PENDING"), "As agreed.")).toEqual({
    operation: "decideBonusFormRequest",
    input: { body: { action: "APPROVE", amountInUSD: 25.5, ...shared } },
  });
  expect(bulkSends(requestBulk, "reject", row("PENDING"), "As agreed.")).toEqual({
    operation: "decideBonusFormRequest",
    input: { query: { bonusId: "b1", opId: "op-a" }, body: { action: "REJECT", ...shared } },
  });
});
