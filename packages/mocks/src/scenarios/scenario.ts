import type { Db } from "../db/db.ts";
import type { Random } from "../db/random.ts";
import type { Sizes } from "../db/sizes.ts";

export type ScenarioId = "default" | "empty" | "small" | "huge" | "hostile";

/** A state of the world: how much there is, and what is changed in it after the seed. */
export type Scenario = {
  id: ScenarioId;
  title: string;
  description: string;
  sizes: Sizes;
  transform?: (db: Db, random: Random) => void;
};
