import type { Input } from "@backoffice/api-client/contract";
import type { Db } from "../../db/db.ts";
import type { Operations } from "../../request/handler.ts";
import { periodFilter } from "../../request/period-filter.ts";
import type { PlayerRow } from "./player-row.ts";

type Filter = Input<Operations["listPlayers"]>["body"];

const FLAGS = ["isTest", "isBlocked", "isVerified", "isDeleted"] as const;
const IDS = ["playerId", "playerCode", "affId", "channelId"] as const;

/** Ids of the players who have a bet debit that is not reconciled yet. */
const playersWithOpenDebit = ({ bets }: Db): ReadonlySet<string> =>
  new Set([...bets.debits.values()].filter((it) => it.settledAt === null).map((it) => it.player.playerId));

/** Whether a player passes every filter that was given; `from` and `to` (inclusive) apply to createdAt. */
export const playerFilter = (db: Db, filter: Filter) => {
  const { hasPendingDebit } = filter;
  const debtors = hasPendingDebit === undefined ? undefined : playersWithOpenDebit(db);
  const fits = periodFilter(filter);
  const flags = FLAGS.filter((name) => filter[name] !== undefined);
  const ids = IDS.filter((name) => filter[name]?.trim());
  return (row: PlayerRow): boolean =>
    flags.every((name) => row[name] === filter[name]) &&
    ids.every((name) => row[name] === filter[name]?.trim()) &&
    (!debtors || debtors.has(row.playerId) === hasPendingDebit) &&
    fits(row.createdAt);
};

/** The texts of a player that a search covers. */
export const playerTexts = ({ playerCode, playerId, username, email }: PlayerRow) => [
  playerCode,
  playerId,
  username,
  email,
];
