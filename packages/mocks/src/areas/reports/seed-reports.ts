import { toCents } from "../../db/money/amounts.ts";
import { RATES } from "../../db/fixed.ts";
import { createRandom } from "../../db/random.ts";
import { referralsOf } from "../affiliate/seed-affiliate.ts";
import { randomOf, type World } from "../../db/world.ts";
import type { PlayerRow } from "../players/player-row.ts";
import type { ReportsTables } from "./reports-tables.ts";

const CURRENCIES = ["EUR", "EUR", "SEK", "USDT", "USDT", "TRY", "GBP"] as const;

/** The currency of a player's wallet; deterministic per player. */
export const currencyOf = ({ playerId }: PlayerRow): string => createRandom(`currency/${playerId}`).pick(CURRENCIES);

/** An amount in US dollars, converted to the currency. */
export const inCurrency = (amountInUSD: number, currency: string): number =>
  toCents(amountInUSD * (RATES[currency] ?? 1));

/** Affiliates that have referred players, with the data on referrals that reports need. */
export const seedReports = (world: World): ReportsTables => {
  const random = randomOf(world, "reports");
  const byCode = new Map(Array.from(world.players.values(), (it) => [it.playerCode, it]));
  const tables: ReportsTables = { affiliates: [] };
  for (const [code, referred] of referralsOf(world.players.values())) {
    const affiliate = byCode.get(code);
    if (!affiliate) continue;
    const hasWithdrawn = random.chance(0.6);
    tables.affiliates.push({
      affiliate,
      playerIds: new Set(referred.map((it) => it.playerId)),
      revenueSharePercentage: 15 + 5 * random.int(5),
      withdrawnShare: hasWithdrawn ? random.next() : 0,
      lastWithdrawAt: hasWithdrawn ? new Date(world.now - random.int(60 * 86_400_000)).toISOString() : null,
    });
  }
  return tables;
};
