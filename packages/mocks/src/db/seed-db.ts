import type { Db } from "./db.ts";
import { RATES, TOOLTIPS } from "./fixed.ts";
import { seedAreas } from "./seed-areas.ts";
import { seedBankAccounts } from "./seed-bank-accounts.ts";
import { seedBanks } from "./seed-banks.ts";
import type { World } from "./world.ts";

/** Fills the tables: the same world gives the same rows, byte for byte. */
export const seedDb = (world: World): Db => {
  const { seed, sizes, now, operators, players } = world;
  return Object.assign(seedAreas(world), {
    operators,
    players,
    banks: seedBanks(seed, sizes, operators),
    bankAccounts: seedBankAccounts(seed, sizes, players, now),
    rates: { ...RATES },
    notifications: [{ content_en: "Withdrawals by JB are slow today; the provider is informed." }],
    tooltips: { ...TOOLTIPS },
    given: new Map(),
  });
};
