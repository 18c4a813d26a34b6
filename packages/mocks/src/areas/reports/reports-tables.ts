import type { PlayerRow } from "../players/player-row.ts";
import type { components } from "@backoffice/api-client/contract";

type Schemas = components["schemas"];

/** A game in a report; for sport, the discipline or "several events". */
export type ReportedGame = {
  gameId: string;
  title: string;
  provider: string;
  /** Null for the sportsbook. */
  providerId: string | null;
  category: Schemas["ReportedGameCategory"];
};

/** A transaction in the form that reports need. */
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

/** Data on affiliates' referrals that reports need beside the tables of their areas. */
export type ReportsTables = {
  affiliates: AffiliateFact[];
};
