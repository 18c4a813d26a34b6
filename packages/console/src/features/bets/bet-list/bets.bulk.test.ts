import { expect, it } from "vitest";
import { bulkOffers, bulkSends } from "#testing/bulk-offers.ts";
import { betBulk } from "./bets.bulk.ts";

type Bet = Parameters<typeof betBulk.name>[0];
const bet = (status: string) => ({ betId: "b1", status }) as Bet;

it.each([
  ["super-admin", "OPEN", "may"],
  ["super-admin", "WON", "This bet is not open any more: it is won."],
  ["operator-manager", "OPEN", expect.stringContaining("settle_bets")],
])("bet bulk: %s, a bet that is %s → settled as lost: %s", (account, status, said) => {
  expect(bulkOffers(betBulk, account, bet(status))).toEqual({ "settle-lost": said });
});

it("bet bulk: settled as lost → the call of a single settlement, with nothing won", () => {
  expect(bulkSends(betBulk, "settle-lost", bet("OPEN"))).toEqual({
    operation: "settleBet",
    input: { body: { betId: "b1", winAmount: 0 } },
  });
});
