import type { components } from "@backoffice/api-client/contract";
import type { BetRow } from "./tables/bets-tables.ts";

/** The bet of a row as calls answer it. */
export const betView = ({ at: _, game: __, bonusWagerInUSD: ___, ...bet }: BetRow): components["schemas"]["Bet"] => bet;
