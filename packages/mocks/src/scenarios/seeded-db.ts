import { copyTables } from "../db/copy-tables.ts";
import type { Db } from "../db/db.ts";
import { createDb } from "./create-db.ts";
import type { ScenarioId } from "./scenario.ts";

type Seeded = { seed: string; now: number; db: Db };

/** By scenario, the tables seeded last, never changed: {@link seededDb} returns copies. */
const seeded = new Map<ScenarioId, Seeded>();

/**
 * As `createDb`, but seeds only when scenario, seed or time differ from the last call, since seeding takes most of a
 * second. Every caller gets a copy of its own, which it may change.
 */
export const seededDb = (id: ScenarioId, seed: string, now: number): Db => {
  const known = seeded.get(id);
  if (known?.seed === seed && known.now === now) return copyTables(known.db);
  const db = createDb(id, seed, now);
  seeded.set(id, { seed, now, db });
  return copyTables(db);
};
