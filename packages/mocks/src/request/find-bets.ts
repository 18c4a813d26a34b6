import type { Input } from "@backoffice/api-client/contract";
import { BET_MODES, BET_STATUSES, BET_TYPES, type BetTable } from "../db/bet-table.ts";
import { isSettled } from "../db/play-tallies.ts";
import type { Operations } from "./handler.ts";
import { pageInOrder } from "./page-in-order.ts";

type Query = Input<Operations["listBets"]>["body"];

/** For each entry of a list 1 when it matches, else 0. */
const matches = <Row>(rows: readonly Row[], fits: (row: Row) => boolean): Uint8Array =>
  Uint8Array.from(rows, (row) => (fits(row) ? 1 : 0));

const has = (text: string | null, part: string) => text?.toLowerCase().includes(part) ?? false;

/** The index of the wanted value; -1 when none is wanted, -2 when the value is unknown and no bet can have it. */
const code = (values: readonly string[], wanted: string | undefined): number => {
  const index = wanted === undefined ? -1 : values.indexOf(wanted);
  return wanted !== undefined && index < 0 ? -2 : index;
};

/** Which players, games and events pass the filters: checked once for each of them, not once per bet. */
const matchesOf = ({ lists: { players, games, events } }: BetTable, scope: ReadonlySet<string>, asked: Query) => {
  const { isTest, playerCode, playerId, gameId, providerId, event, tournament, discipline } = asked;
  const playerWanted = playerCode?.trim().toUpperCase();
  const [eventWanted, tournamentWanted] = [event?.trim().toLowerCase(), tournament?.trim().toLowerCase()];
  const isOfGame = Boolean(gameId) || Boolean(providerId);
  const isOfEvent = Boolean(eventWanted) || Boolean(tournamentWanted) || Boolean(discipline);
  return {
    players: matches(
      players,
      (it) =>
        scope.has(it.opId) &&
        (isTest === undefined || it.isTest === isTest) &&
        (!playerWanted || it.playerCode === playerWanted) &&
        (!playerId || it.playerId === playerId),
    ),
    games: matches(
      games,
      (it) => !isOfEvent && (!gameId || it.gameId === gameId) && (!providerId || it.providerId === providerId),
    ),
    events: matches(
      events,
      (it) =>
        !isOfGame &&
        (!eventWanted || has(it.event, eventWanted)) &&
        (!tournamentWanted || has(it.tournament, tournamentWanted)) &&
        (!discipline || it.discipline.toLowerCase() === discipline.toLowerCase()),
    ),
    isOfEvent,
  };
};

/** What the search matches: the bet with this id, or parts of the texts of players, games and events. */
const searchOf = (table: BetTable, search: string | undefined) => {
  const wanted = search?.trim().toLowerCase();
  if (!wanted) return undefined;
  const { players, games, events } = table.lists;
  return {
    index: table.find(wanted) ?? -1,
    players: matches(players, (it) => has(it.playerCode, wanted) || has(it.username, wanted)),
    games: matches(games, (it) => has(it.title, wanted)),
    events: matches(events, (it) => has(it.event, wanted)),
  };
};

/** The indexes of the bets that pass every filter, newest first. */
const filtered = (table: BetTable, scope: ReadonlySet<string>, asked: Query): Uint32Array => {
  const { columns, lists } = table;
  const { player, item, type, mode, status, currency, createdAt } = columns;
  const fits = matchesOf(table, scope, asked);
  const search = searchOf(table, asked.search);
  const wantedStatus = code(BET_STATUSES, asked.status);
  const wantedType = code(BET_TYPES, asked.betType);
  const wantedMode = code(BET_MODES, asked.betMode);
  const wantedCurrency = code(
    lists.currencies.map((it) => it.code),
    asked.currency?.trim().toUpperCase() || undefined,
  );
  const from = asked.from === undefined ? 0 : Date.parse(asked.from) / 1000;
  const to = asked.to === undefined ? Infinity : Date.parse(asked.to) / 1000;
  const only = asked.betId === undefined ? undefined : (table.find(asked.betId) ?? -1);
  const found = new Uint32Array(table.size);
  let count = 0;
  const start = only === undefined ? 0 : Math.max(0, only);
  const end = only === undefined ? table.size : only + 1;
  for (let index = start; index < end; index++) {
    if (fits.players[player[index]!] === 0) continue;
    if (asked.isSettled !== undefined && isSettled(table, index) !== asked.isSettled) continue;
    if (wantedStatus !== -1 && status[index] !== wantedStatus) continue;
    if (wantedType !== -1 && type[index] !== wantedType) continue;
    if (wantedMode !== -1 && mode[index] !== wantedMode) continue;
    if (wantedCurrency !== -1 && currency[index] !== wantedCurrency) continue;
    if (createdAt[index]! < from || createdAt[index]! > to) continue;
    const isSport = type[index] === 1;
    const isSingle = mode[index] === 0;
    if ((isSport ? fits.events : fits.games)[item[index]!] === 0) continue;
    // Only a single bet has exactly one event.
    if (fits.isOfEvent && !isSingle) continue;
    if (search && search.index !== index && search.players[player[index]!] === 0) {
      const inItem = isSport ? isSingle && search.events[item[index]!] === 1 : search.games[item[index]!] === 1;
      if (!inItem) continue;
    }
    found[count++] = index;
  }
  return found.subarray(0, count);
};

/** Sort keys of bets: whole numbers, -1 when the value is missing. */
const keyOf = (table: BetTable, sortBy: NonNullable<Query["sortBy"]>): ((index: number) => number) => {
  const { columns, lists } = table;
  const oldest = columns.createdAt[table.size - 1] ?? 0;
  switch (sortBy) {
    case "createdAt":
      return (index) => columns.createdAt[index]! - oldest;
    case "settledAt":
      return (index) => (columns.settledAt[index] === 0 ? -1 : columns.settledAt[index]! - oldest);
    case "betAmountInUSD":
      return (index) => table.inUSD(index, columns.stake[index]!);
    case "winAmountInUSD":
      return (index) => table.inUSD(index, columns.win[index]!);
    case "odds":
      return (index) => (columns.type[index] === 1 ? columns.odds[index]! : -1);
    case "status": {
      const ranks = BET_STATUSES.map((it) => BET_STATUSES.toSorted().indexOf(it));
      return (index) => ranks[columns.status[index]!]!;
    }
    case "betType":
      return (index) => columns.type[index]!;
    case "playerCode": {
      const codes = lists.players.map((it) => it.playerCode);
      const indexes = new Map(codes.toSorted().map((it, rank) => [it, rank]));
      const ranks = codes.map((it) => indexes.get(it)!);
      return (index) => ranks[columns.player[index]!]!;
    }
  }
};

/** The indexes of one page of the filtered and sorted bets, and the number of all that pass the filters. */
export const findBets = (
  table: BetTable,
  scope: ReadonlySet<string>,
  asked: Query,
): { indexes: number[]; count: number } => {
  const found = filtered(table, scope, asked);
  const { sortBy = "createdAt", sortDirection = asked.sortBy ? "asc" : "desc" } = asked;
  const start = (asked.page - 1) * asked.itemsPerPage;
  const end = start + asked.itemsPerPage;
  // The table is in this order.
  if (sortBy === "createdAt" && sortDirection === "desc")
    return { indexes: [...found.subarray(start, end)], count: found.length };
  const key = keyOf(table, sortBy);
  const keys = new Int32Array(found.length);
  for (let at = 0; at < found.length; at++) keys[at] = key(found[at]!);
  const shown = pageInOrder(keys, start, end, sortDirection === "desc");
  return { indexes: Array.from(shown, (at) => found[at]!), count: found.length };
};
