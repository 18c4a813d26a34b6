import type { components } from "@backoffice/api-client/contract";
import type { ReportedGame } from "../reports/reports-tables.ts";

export type BetDebitRow = components["schemas"]["BetDebit"];

/** A bet as the list shows it, with the facts that only reports need. */
export type BetRow = components["schemas"]["Bet"] & {
  /** The time of `createdAt` in milliseconds since 1970. */
  at: number;
  game: ReportedGame;
  /** Part of the stake that was paid with bonus money. */
  bonusWagerInUSD: number;
};

export type BetsTables = {
  /** By id, newest first. */
  bets: Map<string, BetRow>;
  /** Debits of players by transaction id, latest first. */
  debits: Map<string, BetDebitRow>;
};
