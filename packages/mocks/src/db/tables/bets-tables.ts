import type { BetTable } from "../bet-table.ts";
import type { components } from "@backoffice/api-client/contract";

export type BetDebitRow = components["schemas"]["BetDebit"];

export type BetsTables = {
  bets: BetTable;
  /** Debits of players by transaction id, latest first. */
  debits: Map<string, BetDebitRow>;
};
