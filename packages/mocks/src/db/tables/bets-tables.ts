import type { BetTable } from "../bet-table.ts";
import type { components } from "@backoffice/api-client/contract";

export type BetDebitRow = components["schemas"]["BetDebit"];

export type BetsTables = {
  bets: BetTable;
  /** What players owe, by transaction; the latest first. */
  debits: Map<string, BetDebitRow>;
};
