import { inUSD, rateOf } from "../../db/money/amount.ts";
import { toCents } from "../../db/money/amounts.ts";
import { betSubjects, type BetKind } from "./bet-subjects.ts";
import type { Random } from "../../db/random.ts";
import { seedBetDebits } from "./seed-bet-debits.ts";
import { randomOf, rowsOf, type World } from "../../db/world.ts";
import type { BetRow, BetsTables } from "./bets-tables.ts";

const DAY = 86_400;
const CURRENCIES = ["USD", "EUR", "SEK", "TRY", "USDT", "GBP", "INR"] as const;

type Status = BetRow["status"];

const MULTIPLE = [
  [0.12, "OPEN"],
  [0.2, "WON"],
  [0.94, "LOST"],
  [0.97, "CASHBACK"],
] as const;

/** Shares up to which bets are open, won, lost, or paid back in part. The higher the odds, the fewer are won. */
const ENDS: Record<BetKind, readonly (readonly [limit: number, status: Status])[]> = {
  CASINO: [
    [0.002, "OPEN"],
    [0.4, "WON"],
    [0.985, "LOST"],
    [0.988, "CASHBACK"],
  ],
  SINGLE: [
    [0.12, "OPEN"],
    [0.42, "WON"],
    [0.94, "LOST"],
    [0.97, "CASHBACK"],
  ],
  COMBO: MULTIPLE,
  SYSTEM: MULTIPLE,
};

const kindOf = (random: Random): BetKind => {
  if (!random.chance(0.35)) return "CASINO";
  return random.chance(0.4) ? random.pick(["COMBO", "SYSTEM"]) : "SINGLE";
};

const winOf = (status: Status, stake: number, factor: number): number => {
  if (status === "WON") return Math.max(0.01, toCents(stake * factor));
  if (status === "CASHBACK") return toCents(stake / 2);
  return status === "CANCELED" ? stake : 0;
};

/** Bets of the last 90 days, evenly spread. */
export const seedBets = (world: World): BetsTables => {
  const random = randomOf(world, "bets");
  const subjectOf = betSubjects(world, random);
  // A player plays in one currency.
  const players = Array.from(world.players.values(), (it, at) => ({
    player: { playerId: it.playerId, playerCode: it.playerCode, username: it.username, isTest: it.isTest },
    opId: it.opId,
    opTitle: it.opTitle,
    currency: CURRENCIES[at % CURRENCIES.length]!,
  }));
  const count = players.length === 0 ? 0 : rowsOf(world, 20_000);
  const now = Math.floor(world.now / 1000);
  const iso = (seconds: number) => new Date(seconds * 1000).toISOString();
  const bets = new Map<string, BetRow>();
  for (let index = 0; index < count; index++) {
    const kind = kindOf(random);
    const isSport = kind !== "CASINO";
    const { player, opId, opTitle, currency } = random.pick(players);
    const placed = Math.floor(now - ((index + random.next()) * 90 * DAY) / count);
    const createdAt = iso(placed);
    // A casino bet is settled at once.
    const ends = isSport ? placed + 600 + random.int(3 * DAY) : placed;
    const share = random.next();
    const status = ends > now ? "OPEN" : (ENDS[kind].find(([limit]) => share < limit)?.[1] ?? "CANCELED");
    const stake = Math.max(0.1, toCents(random.next() ** 3 * 200 * (rateOf(currency) ?? 1)));
    const odds = isSport ? toCents(1.1 + random.next() * random.next() * (kind === "SINGLE" ? 5.9 : 35)) : null;
    const win = winOf(status, stake, odds ?? random.next() * 4);
    const betId = `${isSport ? "S" : "C"}-${40_000_000 + count - index}`;
    // Field by field: a spread into 20,000 rows doubles the time of seeding.
    const { gameId, title, provider, event, tournament, discipline, game } = subjectOf(kind);
    bets.set(betId, {
      betId,
      opId,
      opTitle,
      player,
      betType: isSport ? "SPORT" : "CASINO",
      betMode: isSport ? kind : "SINGLE",
      status,
      currency,
      betAmount: stake,
      winAmount: win,
      betAmountInUSD: inUSD(stake, currency),
      winAmountInUSD: inUSD(win, currency),
      odds,
      gameId,
      title,
      provider,
      event,
      tournament,
      discipline,
      createdAt,
      settledAt: status === "OPEN" ? null : isSport ? iso(ends) : createdAt,
      settledBy: null,
      at: placed * 1000,
      game,
      bonusWagerInUSD: index % 7 === 0 ? inUSD(stake * 0.3, currency) : 0,
    });
  }
  return { bets, debits: seedBetDebits(world, [...bets.values()]) };
};
