import { expect, it } from "vitest";
import { bulkOffers, bulkSends } from "#testing/bulk-offers.ts";
import { betBulk } from "./bets.bulk.ts";

type Bet = Parameters<typeof betBulk.name>[0];
const bet = (status: string) => ({ betId: "b1", status }) as Bet;

it.each([
  ["super-admin", "OPEN", "may"],
  ["super-admin", "WON", "This bet is no longer open: it is won."],
  ["operator-manager", "OPEN", expect.stringContaining("settle_bets")],
])("bet bulk: %s, status %s → Settle as lost: %s", (account, status, expected) => {
  expect(bulkOffers(betBulk, account, bet(status))).toEqual({ "settle-lost": expected });
});

it("bet bulk: settle as lost → call of a single settlement with payout 0", () => {
  expect(bulkSends(betBulk, "settle-lost", bet("OPEN"))).toEqual({
    operation: "settleBet",
    input: { body: { betId: "b1", winAmount: 0 } },
  });
});
