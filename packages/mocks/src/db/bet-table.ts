import type { components } from "@backoffice/api-client/contract";
import { betIdAt, placeOfBet } from "./bet-id.ts";
import type { SportEvent } from "./sport-events.ts";
import type { GameRow } from "./tables/games-tables.ts";
import type { PlayerRow } from "./tables/player-row.ts";

export type BetRow = components["schemas"]["Bet"];

export const BET_STATUSES = ["OPEN", "WON", "LOST", "CASHBACK", "CANCELED"] as const;
export const BET_TYPES = ["CASINO", "SPORT"] as const;
export const BET_MODES = ["SINGLE", "COMBO", "SYSTEM"] as const;

/** The bets, a number a column and bet, newest first. */
export type BetColumns = {
  /** Place in `players`. */
  player: Uint32Array;
  /** Place in `games` (casino) or `events` (sport). */
  thing: Uint32Array;
  /** Places in the lists above. */
  type: Uint8Array;
  mode: Uint8Array;
  status: Uint8Array;
  currency: Uint8Array;
  /** Hundredths of the bet's currency. */
  stake: Uint32Array;
  win: Uint32Array;
  /** Hundredths; 0 in the casino. */
  odds: Uint32Array;
  /** Seconds since 1970; 0: not yet. */
  createdAt: Uint32Array;
  settledAt: Uint32Array;
};

export type BetLists = {
  players: readonly PlayerRow[];
  games: readonly GameRow[];
  events: readonly SportEvent[];
  /** Codes and units for one US dollar. */
  currencies: readonly { code: string; rate: number }[];
};

const iso = (seconds: number) => new Date(seconds * 1000).toISOString();

/**
 * Some hundred thousand bets. A row is made from the columns when it is asked for, so that what was handed out stays as
 * it was when a bet is settled.
 */
export class BetTable {
  readonly columns: BetColumns;
  readonly lists: BetLists;
  readonly #settledBy: Map<number, string>;

  constructor(columns: BetColumns, lists: BetLists, settledBy: Iterable<readonly [number, string]> = []) {
    this.columns = columns;
    this.lists = lists;
    this.#settledBy = new Map(settledBy);
  }

  /** The same bets; what is settled in one table is not settled in the other. */
  copy(): BetTable {
    const columns = Object.entries(this.columns).map(([name, column]) => [name, column.slice()]);
    return new BetTable(Object.fromEntries(columns) as BetColumns, this.lists, this.#settledBy);
  }

  /** What tells one table from another: a number a column, for the rows would be a hundred megabytes of text. */
  toJSON(): object {
    const sums = Object.entries(this.columns).map(([name, column]) => {
      let sum = 0x811c9dc5;
      for (const it of column) sum = Math.imul(sum ^ it, 0x01000193);
      return [name, sum >>> 0];
    });
    return { size: this.size, ...(Object.fromEntries(sums) as object), settledBy: [...this.#settledBy] };
  }

  get size(): number {
    return this.columns.player.length;
  }

  /** Hundredths of a US dollar. */
  inUSD(place: number, amount: number): number {
    return Math.round(amount / this.lists.currencies[this.columns.currency[place]!]!.rate);
  }

  /** The place of the bet with this id. */
  find(betId: string): number | undefined {
    const place = placeOfBet(betId);
    if (place === undefined || place < 0 || place >= this.size) return undefined;
    return this.idAt(place) === betId.trim().toUpperCase() ? place : undefined;
  }

  idAt(place: number): string {
    return betIdAt(place, this.columns.type[place] === 1);
  }

  playerAt(place: number): PlayerRow {
    return this.lists.players[this.columns.player[place]!]!;
  }

  at(place: number): BetRow {
    const { columns, lists } = this;
    const player = this.playerAt(place);
    const isSport = columns.type[place] === 1;
    const isSingle = columns.mode[place] === 0;
    const game = isSport ? undefined : lists.games[columns.thing[place]!]!;
    const event = isSport && isSingle ? lists.events[columns.thing[place]!]! : undefined;
    const stake = columns.stake[place]!;
    const win = columns.win[place]!;
    const settledAt = columns.settledAt[place]!;
    return {
      betId: this.idAt(place),
      opId: player.opId,
      opTitle: player.opTitle,
      player: {
        playerId: player.playerId,
        playerCode: player.playerCode,
        username: player.username,
        isTest: player.isTest,
      },
      betType: BET_TYPES[columns.type[place]!]!,
      betMode: BET_MODES[columns.mode[place]!]!,
      status: BET_STATUSES[columns.status[place]!]!,
      currency: lists.currencies[columns.currency[place]!]!.code,
      betAmount: stake / 100,
      winAmount: win / 100,
      betAmountInUSD: this.inUSD(place, stake) / 100,
      winAmountInUSD: this.inUSD(place, win) / 100,
      odds: isSport ? columns.odds[place]! / 100 : null,
      gameId: game?.gameId ?? null,
      title: game?.title ?? event?.event ?? (columns.mode[place] === 1 ? "Combination" : "System"),
      provider: game?.provider ?? "Sportsbook",
      event: event?.event ?? null,
      tournament: event?.tournament ?? null,
      discipline: event?.discipline ?? null,
      createdAt: iso(columns.createdAt[place]!),
      settledAt: settledAt === 0 ? null : iso(settledAt),
      settledBy: this.#settledBy.get(place) ?? null,
    };
  }

  /** Ends a bet by hand. `win` in hundredths of its currency, `now` in seconds since 1970. */
  settle(place: number, win: number, by: string, now: number): void {
    this.columns.status[place] = BET_STATUSES.indexOf(win > 0 ? "WON" : "LOST");
    this.columns.win[place] = win;
    this.columns.settledAt[place] = now;
    this.#settledBy.set(place, by);
  }
}
