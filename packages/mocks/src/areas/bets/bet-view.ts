import type { components } from "@backoffice/api-client/contract";
import type { BetRow } from "./bets-tables.ts";

/** A bet row in the form of the API. */
export const betView = (row: BetRow): components["schemas"]["Bet"] => {
  const { at: _, game: __, bonusWagerInUSD: ___, ...bet } = row;
  return bet;
};
