import type { Db } from "./db.ts";
import { RATES, TOOLTIPS } from "./fixed.ts";
import { lazyObject } from "./lazy-object.ts";
import { areaSeeds } from "./seed-areas.ts";
import { seedBankAccounts } from "../areas/banks/seed-bank-accounts.ts";
import { seedBanks } from "../areas/banks/seed-banks.ts";
import type { World } from "./world.ts";

/**
 * The tables, each seeded when it is first read; the same world gives the same rows. Operators and players are copied,
 * since areas seeded later start from the unchanged ones in `world`.
 */
export const seedDb = (world: World): Db => {
  const { seed, sizes, now } = world;
  const db: Db = lazyObject<Db>({
    ...areaSeeds(world, () => db),
    operators: () => new Map(world.operators),
    players: () => new Map(world.players),
    banks: () => seedBanks(seed, sizes, world.operators),
    bankAccounts: () => seedBankAccounts(seed, sizes, world.players, now),
    rates: () => ({ ...RATES }),
    ratesQuotedAt: () => ({}),
    notifications: () => [{ content_en: "Withdrawals by JB are slow today; the provider is informed." }],
    tooltips: () => ({ ...TOOLTIPS }),
    idempotentAnswers: () => new Map(),
  });
  return db;
};
