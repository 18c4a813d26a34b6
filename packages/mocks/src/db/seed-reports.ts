import { toCents } from "./amounts.ts";
import { RATES } from "./fixed.ts";
import { REPORTED_GAMES } from "./game-titles.ts";
import { createRandom } from "./random.ts";
import { randomOf, rowsOf, type World } from "./world.ts";
import type { PlayerRow } from "./tables/player-row.ts";
import type { ReportsTables } from "./tables/reports-tables.ts";

const CURRENCIES = ["EUR", "EUR", "SEK", "USDT", "USDT", "TRY", "GBP"] as const;
const GATEWAYS = ["cpg", "jb", "paysafe", "skrill", "usdt"] as const;
const TYPES = ["DEPOSIT", "DEPOSIT", "DEPOSIT", "WITHDRAW", "WITHDRAW", "TOPUP", "CASHBACK", "AFFILIATE"] as const;
const CAMPAIGNS = ["Telegram group", "Video reviews", "Stadium banners", "Newsletter", "Streamer week"] as const;

/** The currency of a player's wallet; deterministic per player. */
export const currencyOf = ({ playerId }: PlayerRow): string => createRandom(`currency/${playerId}`).pick(CURRENCIES);

/** An amount in US dollars, converted to the currency. */
export const inCurrency = (amountInUSD: number, currency: string): number =>
  toCents(amountInUSD * (RATES[currency] ?? 1));

export const seedReports = (world: World): ReportsTables => {
  const random = randomOf(world, "reports");
  const players = [...world.players.values()];
  const tables: ReportsTables = { players, plays: [], money: [], affiliates: [], channels: [] };
  if (players.length === 0) return tables;
  const currencies = new Map(players.map((it) => [it.playerId, currencyOf(it)]));
  const someone = () => {
    const player = random.pick(players);
    const start = Date.parse(player.createdAt);
    const at = Math.floor(start + random.next() ** 0.7 * (world.now - start));
    return { at, playerId: player.playerId, opId: player.opId, currency: currencies.get(player.playerId)! };
  };
  for (let i = rowsOf(world, 8000); i > 0; i--) {
    const wagerInUSD = toCents(2 + random.next() ** 3 * 600);
    tables.plays.push({
      ...someone(),
      game: random.pick(REPORTED_GAMES),
      bets: 1 + random.int(60),
      wagerInUSD,
      wonInUSD: toCents(wagerInUSD * (random.chance(0.05) ? 3 * random.next() : 0.75 + 0.38 * random.next())),
      bonusWagerInUSD: random.chance(0.15) ? toCents(wagerInUSD * random.next()) : 0,
    });
  }
  for (let i = rowsOf(world, 6000); i > 0; i--) {
    const type = random.pick(TYPES);
    const who = someone();
    const roll = random.next();
    const status = roll < 0.84 ? "CONFIRMED" : roll < 0.92 ? "REJECTED" : roll < 0.95 ? "CANCELED" : "PENDING";
    const amountInUSD = toCents((type === "DEPOSIT" || type === "WITHDRAW" ? 10 : 1) + random.next() ** 3 * 900);
    const isGated = type === "DEPOSIT" || type === "WITHDRAW";
    tables.money.push({
      ...who,
      type,
      status,
      gateway: isGated ? random.pick(GATEWAYS) : "internal",
      amountInUSD,
      amount: inCurrency(amountInUSD, who.currency),
      minutes: status === "CONFIRMED" ? random.int(type === "WITHDRAW" ? 300 : 12) : null,
    });
  }
  const byPlace = Map.groupBy(players, (it) => it.opId);
  const some = (opId: string, share: number) =>
    new Set((byPlace.get(opId) ?? []).filter(() => random.chance(share)).map((it) => it.playerId));
  for (let i = Math.min(players.length, rowsOf(world, 80)); i > 0; i--) {
    const affiliate = players[i - 1]!;
    const playerIds = some(affiliate.opId, 0.12);
    playerIds.delete(affiliate.playerId);
    const hasWithdrawn = random.chance(0.6);
    tables.affiliates.push({
      affiliate,
      playerIds,
      revenueSharePercentage: 15 + 5 * random.int(5),
      withdrawnShare: hasWithdrawn ? random.next() : 0,
      lastWithdrawAt: hasWithdrawn ? new Date(world.now - random.int(60 * 86_400_000)).toISOString() : null,
    });
  }
  const places = [...byPlace.keys()];
  for (let i = rowsOf(world, 60); i > 0; i--) {
    const opId = random.pick(places);
    const playerIds = some(opId, 0.15);
    tables.channels.push({
      channelId: `ch-${1000 + i}`,
      description: `${random.pick(CAMPAIGNS)} ${i}`,
      domain: `${opId.slice(3)}.example.com`,
      opId,
      partnerId: random.chance(0.5) ? `pt-${4700 + random.int(40)}` : null,
      clicks: playerIds.size * (8 + random.int(40)) + random.int(200),
      playerIds,
    });
  }
  return tables;
};
