import { percentageOf } from "./amounts.ts";
import { betRange, type Span } from "./bet-range.ts";
import { BET_STATUSES, type BetTable } from "./bet-table.ts";
import type { Db } from "./db.ts";
import { reportedGames } from "./reported-game.ts";
import { offsetAt } from "./time-zone.ts";
import type { ReportedGame } from "./tables/reports-tables.ts";

/** What settled bets are added up by; by several, each combination of theirs. */
type Dimension = "hour" | "day" | "opId" | "player" | "category" | "game" | "provider" | "currency";

/** Which bets are added up; of all operators, players and currencies unless some are said, by their ids and code. */
export type Plays = Span & {
  scope?: ReadonlySet<string>;
  players?: ReadonlySet<string>;
  currency?: string | undefined;
  /** Whose hours and days they are added up by; UTC without it. */
  timeZone?: string | undefined;
};

/** All bets that there are. */
export const EVER: Plays = { start: -Infinity, end: Infinity };

/** Settled bets added up, in whole cents. What they are not added up by is that of the first of them. */
export type Tally = {
  opId: string;
  playerId: string;
  /** Seconds since 1970. */
  createdAt: number;
  game: ReportedGame;
  currency: string;
  bets: number;
  games: number;
  players: number;
  wager: number;
  won: number;
  wagerInUSD: number;
  wonInUSD: number;
  bonusWagerInUSD: number;
};

/** In seconds. */
const [HOUR, DAY] = [3600, 86_400];

/** By status, bets that are over and counted: an open one is neither won nor lost, a canceled one was never made. */
const SETTLED = Uint8Array.from(BET_STATUSES, (it) => Number(it === "WON" || it === "LOST" || it === "CASHBACK"));

/** Whether the bet at this place is one of those that reports count. */
export const isSettled = (table: BetTable, index: number): boolean => SETTLED[table.columns.status[index]!] === 1;

/** Every seventh bet is made with bonus money, by three tenths; in whole cents. */
const bonusOf = (index: number, stakeInUSD: number) => (index % 7 === 0 ? Math.round(stakeInUSD * 0.3) : 0);

/** The values numbered as they come, and the number of each entry's. */
const numbered = <Entry>(entries: readonly Entry[], valueOf: (entry: Entry) => string) => {
  const numbers = new Map<string, number>();
  const of = Uint32Array.from(entries, (entry) => {
    const value = valueOf(entry);
    if (!numbers.has(value)) numbers.set(value, numbers.size);
    return numbers.get(value)!;
  });
  return { of, size: numbers.size };
};

/** Pairs of numbers below these: says whether one is new, and knows it from then on. A bit each, so that they stay near. */
const pairs = (firsts: number, seconds: number) => {
  const words = (seconds + 31) >>> 5;
  const known = new Uint32Array(firsts * words);
  return (first: number, second: number): boolean => {
    const word = first * words + (second >>> 5);
    const bit = 1 << (second & 31);
    if (known[word]! & bit) return false;
    known[word]! |= bit;
    return true;
  };
};

/** The columns of the sums of a combination. */
const [BETS, WAGER, WON, WAGER_IN_USD, WON_IN_USD, BONUS_IN_USD, PLAYERS, GAMES, SUMS] = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/**
 * The settled bets added up, in the order of their first ones, the newest first. It comes to the same as adding up bets
 * one by one, and goes through the columns of the table once, without making a row of each.
 */
export const tallyPlays = (
  db: Db,
  { scope, players: ofPlayers, currency, timeZone, ...span }: Plays,
  by: readonly Dimension[],
  keeps: (game: ReportedGame) => boolean = () => true,
): Tally[] => {
  const table = db.bets.bets;
  const { columns, lists } = table;
  const { createdAt, status } = columns;
  const { all, sport, several, placeOf } = reportedGames(lists);
  const players = lists.players.length;
  const operators = numbered(lists.players, (it) => it.opId);
  const categories = numbered(all, (it) => it.category);
  const providers = numbered(all, (it) => it.provider);
  const inScope = Uint8Array.from(lists.players, (it) =>
    Number((!scope || scope.has(it.opId)) && (!ofPlayers || ofPlayers.has(it.playerId))),
  );
  const kept = Uint8Array.from(all, (it) => Number(keeps(it)));
  const rates = Float64Array.from(lists.currencies, (it) => it.rate);
  const sportAt = Uint32Array.from(sport, (it) => placeOf.get(it)!);
  const severalAt = Uint32Array.from(several, (it) => placeOf.get(it)!);
  const wanted = currency ? lists.currencies.findIndex((it) => it.code === currency) : undefined;
  const [byHour, byDay, byOperator, byPlayer, byCategory, byGame, byProvider, byCurrency] = (
    ["hour", "day", "opId", "player", "category", "game", "provider", "currency"] as const
  ).map((it) => by.includes(it));
  const [from, to] = betRange(table, span);
  if (from >= to) return [];
  const unit = byHour ? HOUR : byDay ? DAY : Number.MAX_SAFE_INTEGER;
  const inUnits = (at: number) => Math.floor((at + (unit > DAY ? 0 : offsetAt(at * 1000, timeZone) / 1000)) / unit);
  const first = inUnits(createdAt[to - 1]!);
  // Each combination has a number: a player belongs to one operator, so that players need not be told apart by it.
  const combinations =
    (inUnits(createdAt[from]!) - first + 1) *
    (byPlayer ? players : 1) *
    (byCategory ? categories.size : 1) *
    (byGame ? all.length : 1) *
    (byProvider ? providers.size : 1) *
    (byCurrency ? lists.currencies.length : 1);
  const keys = combinations * (byOperator ? operators.size : 1);
  // Nobody asks how many there are of a single one, nor how many games a day or a player has.
  const [countsPlayers, countsGames] = [!byPlayer, !(byGame || byDay || byHour || byPlayer)];
  const isNewPlayer = pairs(countsPlayers ? combinations : 0, players);
  const isNewGame = pairs(countsGames ? keys : 0, all.length);
  const sums = new Float64Array(keys * SUMS);
  /** The keys that there are, and by key the place of its newest bet. */
  const found: number[] = [];
  const newest = new Uint32Array(keys);
  for (let index = from; index < to; index++) {
    const player = columns.player[index]!;
    if (!inScope[player] || !SETTLED[status[index]!]) continue;
    const money = columns.currency[index]!;
    if (wanted !== undefined && money !== wanted) continue;
    const item = columns.item[index]!;
    const mode = columns.mode[index]!;
    const game = columns.type[index] === 0 ? item : mode === 0 ? sportAt[item]! : severalAt[mode]!;
    if (!kept[game]) continue;
    let about = inUnits(createdAt[index]!) - first;
    if (byPlayer) about = about * players + player;
    if (byCategory) about = about * categories.size + categories.of[game]!;
    if (byGame) about = about * all.length + game;
    if (byProvider) about = about * providers.size + providers.of[game]!;
    if (byCurrency) about = about * lists.currencies.length + money;
    const key = byOperator ? about * operators.size + operators.of[player]! : about;
    const at = key * SUMS;
    if (sums[at] === 0) {
      found.push(key);
      newest[key] = index;
    }
    const stake = columns.stake[index]!;
    const win = columns.win[index]!;
    const stakeInUSD = Math.round(stake / rates[money]!);
    sums[at + BETS]! += 1;
    sums[at + WAGER]! += stake;
    sums[at + WON]! += win;
    sums[at + WAGER_IN_USD]! += stakeInUSD;
    sums[at + WON_IN_USD]! += Math.round(win / rates[money]!);
    sums[at + BONUS_IN_USD]! += bonusOf(index, stakeInUSD);
    if (countsPlayers && isNewPlayer(about, player)) sums[at + PLAYERS]! += 1;
    if (countsGames && isNewGame(key, game)) sums[at + GAMES]! += 1;
  }
  return found.map((key) => {
    const index = newest[key]!;
    const { opId, playerId } = table.playerAt(index);
    const [item, mode] = [columns.item[index]!, columns.mode[index]!];
    const game = columns.type[index] === 0 ? item : mode === 0 ? sportAt[item]! : severalAt[mode]!;
    const sum = (column: number) => sums[key * SUMS + column]!;
    return {
      opId,
      playerId,
      createdAt: createdAt[index]!,
      game: all[game]!,
      currency: lists.currencies[columns.currency[index]!]!.code,
      bets: sum(BETS),
      games: sum(GAMES),
      players: sum(PLAYERS),
      wager: sum(WAGER),
      won: sum(WON),
      wagerInUSD: sum(WAGER_IN_USD),
      wonInUSD: sum(WON_IN_USD),
      bonusWagerInUSD: sum(BONUS_IN_USD),
    };
  });
};

/** What several tallies come to together, in units of money. */
export const totalOf = (tallies: Iterable<Tally>) => {
  const sums = { bets: 0, wagerInUSD: 0, ggrInUSD: 0 };
  for (const { bets, wagerInUSD, wonInUSD } of tallies) {
    sums.bets += bets;
    sums.wagerInUSD += wagerInUSD;
    sums.ggrInUSD += wagerInUSD - wonInUSD;
  }
  return { bets: sums.bets, wagerInUSD: sums.wagerInUSD / 100, ggrInUSD: sums.ggrInUSD / 100 };
};

/** The sums of a tally, in units of money. */
export const sumsOf = ({ games, players, bets, wagerInUSD, wonInUSD }: Tally) => ({
  games,
  players,
  bets,
  wagerInUSD: wagerInUSD / 100,
  wonInUSD: wonInUSD / 100,
  ggrInUSD: (wagerInUSD - wonInUSD) / 100,
  rtpPercentage: percentageOf(wonInUSD, wagerInUSD),
});
