import type { Input } from "@backoffice/api-client/contract";
import { BET_MODES, BET_STATUSES, BET_TYPES, type BetTable } from "../db/bet-table.ts";
import type { Operations } from "./handler.ts";
import { pageInOrder } from "./page-in-order.ts";

type Asked = Input<Operations["listBets"]>["body"];

/** A mark for each entry of a list: 1 where it fits. */
const marks = <Row>(rows: readonly Row[], fits: (row: Row) => boolean): Uint8Array =>
  Uint8Array.from(rows, (row) => (fits(row) ? 1 : 0));

const has = (text: string | null, part: string) => text?.toLowerCase().includes(part) ?? false;

/** The place of a wanted value; -1 when nothing is wanted, -2 when no bet can have it. */
const code = (values: readonly string[], wanted: string | undefined): number => {
  const place = wanted === undefined ? -1 : values.indexOf(wanted);
  return wanted !== undefined && place < 0 ? -2 : place;
};

/** Which players and things a bet must be of, looked up once instead of once a bet. */
const marksOf = ({ lists: { players, games, events } }: BetTable, scope: ReadonlySet<string>, asked: Asked) => {
  const { isTest, playerCode, playerId, gameId, providerId, event, tournament, discipline } = asked;
  const playerWanted = playerCode?.trim().toUpperCase();
  const [eventWanted, tournamentWanted] = [event?.trim().toLowerCase(), tournament?.trim().toLowerCase()];
  const isOfGame = Boolean(gameId) || Boolean(providerId);
  const isOfEvent = Boolean(eventWanted) || Boolean(tournamentWanted) || Boolean(discipline);
  return {
    players: marks(
      players,
      (it) =>
        scope.has(it.opId) &&
        (isTest === undefined || it.isTest === isTest) &&
        (!playerWanted || it.playerCode === playerWanted) &&
        (!playerId || it.playerId === playerId),
    ),
    games: marks(
      games,
      (it) => !isOfEvent && (!gameId || it.gameId === gameId) && (!providerId || it.providerId === providerId),
    ),
    events: marks(
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

/** What the search box finds: the bet of that very id, or parts of texts. */
const searchOf = (table: BetTable, search: string | undefined) => {
  const wanted = search?.trim().toLowerCase();
  if (!wanted) return undefined;
  const { players, games, events } = table.lists;
  return {
    place: table.find(wanted) ?? -1,
    players: marks(players, (it) => has(it.playerCode, wanted) || has(it.username, wanted)),
    games: marks(games, (it) => has(it.title, wanted)),
    events: marks(events, (it) => has(it.event, wanted)),
  };
};

/** The places of the bets that fit, newest first. */
const filtered = (table: BetTable, scope: ReadonlySet<string>, asked: Asked): Uint32Array => {
  const { columns, lists } = table;
  const { player, thing, type, mode, status, currency, createdAt } = columns;
  const fits = marksOf(table, scope, asked);
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
  for (let place = start; place < end; place++) {
    if (fits.players[player[place]!] === 0) continue;
    if (wantedStatus !== -1 && status[place] !== wantedStatus) continue;
    if (wantedType !== -1 && type[place] !== wantedType) continue;
    if (wantedMode !== -1 && mode[place] !== wantedMode) continue;
    if (wantedCurrency !== -1 && currency[place] !== wantedCurrency) continue;
    if (createdAt[place]! < from || createdAt[place]! > to) continue;
    const isSport = type[place] === 1;
    const isSingle = mode[place] === 0;
    if ((isSport ? fits.events : fits.games)[thing[place]!] === 0) continue;
    // Only a single bet has one event.
    if (fits.isOfEvent && !isSingle) continue;
    if (search && search.place !== place && search.players[player[place]!] === 0) {
      const inThing = isSport ? isSingle && search.events[thing[place]!] === 1 : search.games[thing[place]!] === 1;
      if (!inThing) continue;
    }
    found[count++] = place;
  }
  return found.subarray(0, count);
};

/** Whole numbers to sort bets by; -1 for what is missing. */
const keyOf = (table: BetTable, sortBy: NonNullable<Asked["sortBy"]>): ((place: number) => number) => {
  const { columns, lists } = table;
  const oldest = columns.createdAt[table.size - 1] ?? 0;
  switch (sortBy) {
    case "createdAt":
      return (place) => columns.createdAt[place]! - oldest;
    case "settledAt":
      return (place) => (columns.settledAt[place] === 0 ? -1 : columns.settledAt[place]! - oldest);
    case "betAmountInUSD":
      return (place) => table.inUSD(place, columns.stake[place]!);
    case "winAmountInUSD":
      return (place) => table.inUSD(place, columns.win[place]!);
    case "odds":
      return (place) => (columns.type[place] === 1 ? columns.odds[place]! : -1);
    case "status": {
      const ranks = BET_STATUSES.map((it) => BET_STATUSES.toSorted().indexOf(it));
      return (place) => ranks[columns.status[place]!]!;
    }
    case "betType":
      return (place) => columns.type[place]!;
    case "playerCode": {
      const codes = lists.players.map((it) => it.playerCode);
      const places = new Map(codes.toSorted().map((it, rank) => [it, rank]));
      const ranks = codes.map((it) => places.get(it)!);
      return (place) => ranks[columns.player[place]!]!;
    }
  }
};

/** The places of one page of the bets that a list is about, in its order, and how many there are in all. */
export const findBets = (
  table: BetTable,
  scope: ReadonlySet<string>,
  asked: Asked,
): { places: number[]; count: number } => {
  const found = filtered(table, scope, asked);
  const { sortBy = "createdAt", sortDirection = asked.sortBy ? "asc" : "desc" } = asked;
  const start = (asked.page - 1) * asked.itemsPerPage;
  const end = start + asked.itemsPerPage;
  // Newest first is how the table lies.
  if (sortBy === "createdAt" && sortDirection === "desc")
    return { places: [...found.subarray(start, end)], count: found.length };
  const key = keyOf(table, sortBy);
  const keys = new Int32Array(found.length);
  for (let at = 0; at < found.length; at++) keys[at] = key(found[at]!);
  const shown = pageInOrder(keys, start, end, sortDirection === "desc");
  return { places: Array.from(shown, (at) => found[at]!), count: found.length };
};
