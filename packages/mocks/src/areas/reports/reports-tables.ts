import type { PlayerRow } from "../players/player-row.ts";
import type { components } from "@backoffice/api-client/contract";

type Schemas = components["schemas"];

/** A game as reports name it; of sport the discipline, or that several events were bet on. */
export type ReportedGame = {
  gameId: string;
  title: string;
  provider: string;
  /** Null for the sportsbook. */
  providerId: string | null;
  category: Schemas["ReportedGameCategory"];
};

/** A transaction as reports count it. */
export type MoneyFact = {
  /** Milliseconds since 1970. */
  at: number;
  playerId: string;
  opId: string;
  type: Schemas["ReportedTransactionType"];
  status: Schemas["TransactionStatus"];
  gateway: string;
  currency: string;
  amount: number;
  amountInUSD: number;
  /** From creation to confirmation; null when it is not confirmed. */
  minutes: number | null;
  /** Whether it is the player's first deposit. */
  isFirst: boolean;
};

export type AffiliateFact = {
  affiliate: PlayerRow;
  playerIds: ReadonlySet<string>;
  revenueSharePercentage: number;
  withdrawnShare: number;
  lastWithdrawAt: string | null;
};

/** What reports on affiliates know of whom they referred; all else is counted from the tables of its area. */
export type ReportsTables = {
  affiliates: AffiliateFact[];
};
