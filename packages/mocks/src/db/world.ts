import { lazyObject } from "./lazy-object.ts";
import { createRandom, type Random } from "./random.ts";
import { seedOperators } from "./seed-operators.ts";
import { seedPlayers } from "./seed-players.ts";
import type { Sizes } from "./sizes.ts";
import type { OperatorRow } from "./tables/operator-row.ts";
import type { PlayerRow } from "./tables/player-row.ts";

/** What the seed of an area is given. */
export type World = {
  /** Name of the seed; use {@link randomOf} for a stream of your own. */
  seed: string;
  sizes: Sizes;
  /** Milliseconds since 1970. */
  now: number;
  /** As they were before anybody did anything: an area that is seeded later is seeded the same. */
  operators: Map<string, OperatorRow>;
  players: Map<string, PlayerRow>;
};

/** A world of this size; `now` is in milliseconds since 1970. */
export const createWorld = (seed: string, sizes: Sizes, now: number): World => {
  const operators = seedOperators(seed, sizes);
  const players = () => seedPlayers(seed, sizes, operators, now);
  return Object.assign(lazyObject({ players }), { seed, sizes, now, operators });
};

/** The stream of one table. */
export const randomOf = ({ seed }: World, table: string): Random => createRandom(`${seed}/${table}`);

/** How many rows a table has that has `usual` of them on a usual day; none when the world is empty. */
export const rowsOf = ({ sizes }: World, usual: number): number => Math.ceil(usual * sizes.scale);

/** ISO 8601 of a moment `seconds` before now. */
export const ago = ({ now }: World, seconds: number): string =>
  new Date(now - Math.round(seconds) * 1000).toISOString();
