import type { components } from "@backoffice/api-client/contract";
import { betIdAt, betIndexOf } from "./bet-id.ts";
import type { SportEvent } from "./sport-events.ts";
import type { GameRow } from "./tables/games-tables.ts";
import type { PlayerRow } from "./tables/player-row.ts";

export type BetRow = components["schemas"]["Bet"];

export const BET_STATUSES = ["OPEN", "WON", "LOST", "CASHBACK", "CANCELED"] as const;
export const BET_TYPES = ["CASINO", "SPORT"] as const;
export const BET_MODES = ["SINGLE", "COMBO", "SYSTEM"] as const;

/** The bets as typed arrays, one per column, newest first. */
export type BetColumns = {
  /** Index into `players`. */
  player: Uint32Array;
  /** Index into `games` (casino) or `events` (sport). */
  item: Uint32Array;
  /** Indexes into the constants above. */
  type: Uint8Array;
  mode: Uint8Array;
  status: Uint8Array;
  currency: Uint8Array;
  /** Hundredths of the bet's currency. */
  stake: Uint32Array;
  win: Uint32Array;
  /** Hundredths; 0 in the casino. */
  odds: Uint32Array;
  /** Seconds since 1970; 0: not settled. */
  createdAt: Uint32Array;
  settledAt: Uint32Array;
};

export type BetLists = {
  players: readonly PlayerRow[];
  games: readonly GameRow[];
  events: readonly SportEvent[];
  /** Codes, and units per US dollar. */
  currencies: readonly { code: string; rate: number }[];
};

const iso = (seconds: number) => new Date(seconds * 1000).toISOString();

/**
 * Several hundred thousand bets, kept as columns to save memory. A row is built each time it is read, so rows returned
 * earlier do not change when a bet is settled.
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

  /** A copy: settling a bet in one table does not settle it in the other. */
  copy(): BetTable {
    const columns = Object.entries(this.columns).map(([name, column]) => [name, column.slice()]);
    return new BetTable(Object.fromEntries(columns) as BetColumns, this.lists, this.#settledBy);
  }

  /** Identifies the content, for comparisons: one checksum per column instead of a hundred megabytes of rows. */
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

  /** An amount in hundredths of the bet's currency, in hundredths of a US dollar. */
  inUSD(index: number, amount: number): number {
    return Math.round(amount / this.lists.currencies[this.columns.currency[index]!]!.rate);
  }

  /** The index of the bet with this id; undefined when there is none. */
  find(betId: string): number | undefined {
    const index = betIndexOf(betId);
    if (index === undefined || index < 0 || index >= this.size) return undefined;
    return this.idAt(index) === betId.trim().toUpperCase() ? index : undefined;
  }

  idAt(index: number): string {
    return betIdAt(index, this.columns.type[index] === 1);
  }

  playerAt(index: number): PlayerRow {
    return this.lists.players[this.columns.player[index]!]!;
  }

  at(index: number): BetRow {
    const { columns, lists } = this;
    const player = this.playerAt(index);
    const isSport = columns.type[index] === 1;
    const isSingle = columns.mode[index] === 0;
    const game = isSport ? undefined : lists.games[columns.item[index]!]!;
    const event = isSport && isSingle ? lists.events[columns.item[index]!]! : undefined;
    const stake = columns.stake[index]!;
    const win = columns.win[index]!;
    const settledAt = columns.settledAt[index]!;
    return {
      betId: this.idAt(index),
      opId: player.opId,
      opTitle: player.opTitle,
      player: {
        playerId: player.playerId,
        playerCode: player.playerCode,
        username: player.username,
        isTest: player.isTest,
      },
      betType: BET_TYPES[columns.type[index]!]!,
      betMode: BET_MODES[columns.mode[index]!]!,
      status: BET_STATUSES[columns.status[index]!]!,
      currency: lists.currencies[columns.currency[index]!]!.code,
      betAmount: stake / 100,
      winAmount: win / 100,
      betAmountInUSD: this.inUSD(index, stake) / 100,
      winAmountInUSD: this.inUSD(index, win) / 100,
      odds: isSport ? columns.odds[index]! / 100 : null,
      gameId: game?.gameId ?? null,
      title: game?.title ?? event?.event ?? (columns.mode[index] === 1 ? "Combination" : "System"),
      provider: game?.provider ?? "Sportsbook",
      event: event?.event ?? null,
      tournament: event?.tournament ?? null,
      discipline: event?.discipline ?? null,
      createdAt: iso(columns.createdAt[index]!),
      settledAt: settledAt === 0 ? null : iso(settledAt),
      settledBy: this.#settledBy.get(index) ?? null,
    };
  }

  /** Settles a bet manually. `win` is in hundredths of its currency, `now` in seconds since 1970. */
  settle(index: number, win: number, by: string, now: number): void {
    this.columns.status[index] = BET_STATUSES.indexOf(win > 0 ? "WON" : "LOST");
    this.columns.win[index] = win;
    this.columns.settledAt[index] = now;
    this.#settledBy.set(index, by);
  }
}
