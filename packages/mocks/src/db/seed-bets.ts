import { BET_STATUSES, BetTable, type BetColumns } from "./bet-table.ts";
import { RATES } from "./fixed.ts";
import { seedBetDebits } from "./seed-bet-debits.ts";
import { seededGames } from "./seed-games.ts";
import { sportEvents } from "./sport-events.ts";
import { randomOf, rowsOf, type World } from "./world.ts";
import type { BetsTables } from "./tables/bets-tables.ts";

const DAY = 86_400;
const CODES = ["USD", "EUR", "SEK", "TRY", "USDT", "GBP", "INR"] as const;

const emptyColumns = (count: number): BetColumns => ({
  player: new Uint32Array(count),
  item: new Uint32Array(count),
  type: new Uint8Array(count),
  mode: new Uint8Array(count),
  status: new Uint8Array(count),
  currency: new Uint8Array(count),
  stake: new Uint32Array(count),
  win: new Uint32Array(count),
  odds: new Uint32Array(count),
  createdAt: new Uint32Array(count),
  settledAt: new Uint32Array(count),
});

/** How bets end: shares up to which they are open, won, lost, or paid back in part. The higher the odds, the fewer are won. */
const ENDS = {
  casino: [0.002, 0.4, 0.985, 0.988],
  single: [0.12, 0.42, 0.94, 0.97],
  multiple: [0.12, 0.2, 0.94, 0.97],
};

/** A random status: sport bets may be open until their event, casino bets are settled at once. */
const statusOf = (isSport: boolean, mode: number, share: number): number => {
  const limits = ENDS[isSport ? (mode === 0 ? "single" : "multiple") : "casino"];
  const found = limits.findIndex((limit) => share < limit);
  return found < 0 ? BET_STATUSES.indexOf("CANCELED") : found;
};

/** Bets of the last 90 days, evenly spread. */
export const seedBets = (world: World): BetsTables => {
  const random = randomOf(world, "bets");
  const players = [...world.players.values()];
  const games = seededGames(world);
  const events = sportEvents(random, 400);
  const currencies = CODES.map((code) => ({ code, rate: RATES[code] ?? 1 }));
  const count = players.length === 0 || games.length === 0 ? 0 : rowsOf(world, 200_000);
  const columns = emptyColumns(count);
  const now = Math.floor(world.now / 1000);
  const step = (90 * DAY) / Math.max(1, count);
  for (let index = 0; index < count; index++) {
    const isSport = random.next() < 0.35;
    const mode = isSport && random.next() < 0.4 ? 1 + random.int(2) : 0;
    const player = random.int(players.length);
    // A player plays in one currency.
    const currency = player % CODES.length;
    const createdAt = Math.floor(now - (index + random.next()) * step);
    const endsAt = createdAt + (isSport ? 600 + random.int(3 * DAY) : random.int(20));
    const share = random.next();
    // Bets that end after now are open.
    const status = endsAt > now ? 0 : statusOf(isSport, mode, share);
    const size = random.next();
    const stake = Math.max(10, Math.round(size * size * size * 20_000 * currencies[currency]!.rate));
    const odds = isSport ? 110 + Math.round(random.next() * random.next() * (mode === 0 ? 590 : 3500)) : 0;
    columns.type[index] = isSport ? 1 : 0;
    columns.mode[index] = mode;
    columns.player[index] = player;
    columns.currency[index] = currency;
    columns.item[index] = random.int(isSport ? events.length : games.length);
    columns.createdAt[index] = createdAt;
    columns.status[index] = status;
    columns.stake[index] = stake;
    columns.odds[index] = odds;
    columns.settledAt[index] = status === 0 ? 0 : endsAt;
    const factor = isSport ? odds / 100 : random.next() * 4;
    columns.win[index] =
      status === 1
        ? Math.max(1, Math.round(stake * factor))
        : status === 3
          ? Math.round(stake / 2)
          : status === 4
            ? stake
            : 0;
  }
  const bets = new BetTable(columns, { players, games, events, currencies });
  return { bets, debits: seedBetDebits(world, bets) };
};
