import type { components } from "@backoffice/api-client";
import { fieldWords } from "../../../../kit/plain/field-words.ts";

type Snapshot = components["schemas"]["GameSnapshot"];

/** A game to be compared: in lists it counts what is in them, not where it stands. */
export const comparable = (game: Snapshot | null): object | null =>
  game &&
  Object.fromEntries(
    Object.entries(game).map(([name, value]) => [
      name,
      Array.isArray(value) ? Object.fromEntries(value.map((it) => [it, it])) : value,
    ]),
  );

/** The name of what was changed: `tags["free-spins"]` is "Tags". */
export const changeName = (path: string): string => fieldWords(path.split(/[.[]/)[0] ?? path);
