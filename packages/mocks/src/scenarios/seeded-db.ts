import { copyTables } from "../db/copy-tables.ts";
import type { Db } from "../db/db.ts";
import { createDb } from "./create-db.ts";
import type { ScenarioId } from "./scenario.ts";

type Seeded = { seed: string; now: number; db: Db };

/** What nobody has changed yet; of each scenario what was asked for last. */
const untouched = new Map<ScenarioId, Seeded>();

/**
 * What `createDb` makes, to be changed by the caller alone. To fill the tables takes a good part of a second, so it is
 * done once for all who ask for the same.
 */
export const seededDb = (id: ScenarioId, seed: string, now: number): Db => {
  const known = untouched.get(id);
  if (known?.seed === seed && known.now === now) return copyTables(known.db);
  const db = createDb(id, seed, now);
  untouched.set(id, { seed, now, db });
  return copyTables(db);
};
