import type { components } from "@backoffice/api-client/contract";
import type { BetRow } from "./bets-tables.ts";

/** The bet of a row as calls answer it. */
export const betView = (row: BetRow): components["schemas"]["Bet"] => {
  const { at: _, game: __, bonusWagerInUSD: ___, ...bet } = row;
  return bet;
};
