import { lazyObject } from "./lazy-object.ts";
import { createRandom, type Random } from "./random.ts";
import { seedOperators } from "../areas/operators/seed-operators.ts";
import { seedPlayers } from "../areas/players/seed-players.ts";
import type { Sizes } from "./sizes.ts";
import type { OperatorRow } from "../areas/operators/operator-row.ts";
import type { PlayerRow } from "../areas/players/player-row.ts";

/** What areas are seeded from. */
export type World = {
  /** Name of the seed; {@link randomOf} gives the random stream of a table. */
  seed: string;
  sizes: Sizes;
  /** Milliseconds since 1970. */
  now: number;
  /** As seeded, without later changes: areas seeded later must not depend on them. */
  operators: Map<string, OperatorRow>;
  players: Map<string, PlayerRow>;
};

/** Creates a world of these sizes; `now` is in milliseconds since 1970. */
export const createWorld = (seed: string, sizes: Sizes, now: number): World => {
  const operators = seedOperators(seed, sizes);
  const players = () => seedPlayers(seed, sizes, operators, now);
  return Object.assign(lazyObject({ players }), { seed, sizes, now, operators });
};

/** The random stream of one table. */
export const randomOf = ({ seed }: World, table: string): Random => createRandom(`${seed}/${table}`);

/** The number of rows of a table that has `usual` rows at scale 1; 0 in the empty scenario. */
export const rowsOf = ({ sizes }: World, usual: number): number => Math.ceil(usual * sizes.scale);

/** The time `seconds` before now, as ISO 8601. */
export const ago = ({ now }: World, seconds: number): string =>
  new Date(now - Math.round(seconds) * 1000).toISOString();
