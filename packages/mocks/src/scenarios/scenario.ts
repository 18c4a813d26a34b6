import type { Db } from "../db/db.ts";
import type { Random } from "../db/random.ts";
import type { Sizes } from "../db/sizes.ts";

export type ScenarioId = "default" | "empty" | "small" | "huge" | "hostile";

/** A data set of the back end: how many rows are seeded, and what is changed after seeding. */
export type Scenario = {
  id: ScenarioId;
  title: string;
  description: string;
  sizes: Sizes;
  transform?: (db: Db, random: Random) => void;
};
