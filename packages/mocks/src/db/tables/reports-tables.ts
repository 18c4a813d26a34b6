import type { REPORTED_GAMES } from "../game-titles.ts";
import type { PlayerRow } from "./player-row.ts";
import type { components } from "@backoffice/api-client/contract";

type Schemas = components["schemas"];

/** A player's bets on one game in one session. */
export type PlayFact = {
  /** Milliseconds since 1970. */
  at: number;
  playerId: string;
  opId: string;
  currency: string;
  game: (typeof REPORTED_GAMES)[number];
  bets: number;
  wagerInUSD: number;
  wonInUSD: number;
  bonusWagerInUSD: number;
};

/** A transaction as reports count it. */
export type MoneyFact = {
  /** Milliseconds since 1970. */
  at: number;
  playerId: string;
  opId: string;
  type: Schemas["ReportedTransactionType"];
  status: Schemas["BonusTransactionStatus"];
  gateway: string;
  currency: string;
  amount: number;
  amountInUSD: number;
  /** From creation to confirmation; null when it is not confirmed. */
  minutes: number | null;
};

export type AffiliateFact = {
  affiliate: PlayerRow;
  playerIds: ReadonlySet<string>;
  revenueSharePercentage: number;
  withdrawnShare: number;
  lastWithdrawAt: string | null;
};

export type ChannelFact = {
  channelId: string;
  description: string;
  domain: string;
  opId: string;
  partnerId: string | null;
  clicks: number;
  playerIds: ReadonlySet<string>;
};

/**
 * What reports and dashboards are counted from, beside bonuses, tournaments and billing. Reports know the players as
 * they were when the counting began, as a warehouse that is filled at night does.
 */
export type ReportsTables = {
  players: PlayerRow[];
  plays: PlayFact[];
  money: MoneyFact[];
  affiliates: AffiliateFact[];
  channels: ChannelFact[];
};
