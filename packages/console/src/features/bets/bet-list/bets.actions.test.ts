import { expect, it } from "vitest";
import { offers } from "#testing/offers.ts";
import { betActions } from "./bets.actions.ts";

type Bet = Parameters<ReturnType<typeof betActions>[0]["onSelect"]>[0];
const bet = (status: string) => ({ status }) as Bet;

it.each([
  ["super-admin", "may"],
  ["operator-admin", "may"],
  ["operator-manager", expect.stringContaining("settle_bets")],
  ["dev-ops", expect.stringContaining("settle_bets")],
])(
  "bet actions: %s opens the menu of an open bet → Settle is enabled, or names the missing permission",
  (account, expected) => expect(offers(betActions, account, bet("OPEN"))).toEqual({ settle: expected }),
);

it.each(["WON", "LOST", "CASHBACK", "CANCELED", "VOID"])("bet actions: status %s → no Settle action", (status) =>
  expect(offers(betActions, "super-admin", bet(status))).toEqual({}),
);
