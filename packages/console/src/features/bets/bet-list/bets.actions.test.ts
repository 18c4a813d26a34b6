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
])("%s settles an open bet, or is told which right is missing", (account, said) =>
  expect(offers(betActions, account, bet("OPEN"))).toEqual({ settle: said }),
);

it.each(["WON", "LOST", "CASHBACK", "CANCELED", "VOID"])("a bet that is %s is not offered to be settled", (status) =>
  expect(offers(betActions, "super-admin", bet(status))).toEqual({}),
);
