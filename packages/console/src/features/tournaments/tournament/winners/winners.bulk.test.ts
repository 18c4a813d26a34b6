import { expect, it } from "vitest";
import { bulkOffers, bulkSends } from "#testing/bulk-offers.ts";
import { winnerBulk } from "./winners.bulk.ts";

type Winner = Parameters<typeof winnerBulk.name>[0];
const row = (status: string, decidedBy: string | null = null) =>
  ({ winnerId: "w1", playerCode: "P1", prizeAmount: 500, currency: "EUR", status, decidedBy }) as Winner;
const both = (reason: string) => ({ approve: reason, reject: reason });

it.each([
  [row("PENDING"), both("may")],
  [row("REJECTED", "m.keller"), both("This prize is already rejected by m.keller.")],
])("prize bulk: %o → %o", (winner, expected) => {
  expect(bulkOffers(winnerBulk, "super-admin", winner)).toEqual(expected);
});

it("prize bulk: permission missing → row is excluded, the reason names the permission", () => {
  expect(bulkOffers(winnerBulk, "dev-ops", row("PENDING"))["approve"]).toMatch(/payout_tournament_prizes/);
});

it("prize bulk: approve → call of a single payout", () => {
  expect(bulkSends(winnerBulk, "approve", row("PENDING"), "Well played.")).toEqual({
    operation: "payTournamentPrize",
    input: { body: { type: "approve", winnerId: "w1", playerCode: "P1", noteForThePlayer: "Well played." } },
  });
});
