import type { Db } from "../db/db.ts";
import { createRandom } from "../db/random.ts";
import { seedDb } from "../db/seed-db.ts";
import { createWorld } from "../db/world.ts";
import type { ScenarioId } from "./scenario.ts";
import { scenarios } from "./scenarios.ts";

/** The freshly seeded tables of a scenario. `now` is in milliseconds since 1970. */
export const createDb = (id: ScenarioId, seed: string, now: number): Db => {
  const scenario = scenarios.find((it) => it.id === id) ?? scenarios[0]!;
  const world = createWorld(seed, scenario.sizes, now);
  const db = seedDb(world);
  if (scenario.transform) {
    scenario.transform(db, createRandom(`${seed}/${id}`));
    // Areas seeded later start from the scenario's changes, but not from changes made by later calls.
    world.operators = new Map(db.operators);
    world.players = new Map(db.players);
  }
  return db;
};
