import type { components } from "@backoffice/api-client";
import { fieldWords } from "#kit/contract/fields/field-words.ts";

type Snapshot = components["schemas"]["GameSnapshot"];

const inWords = (value: Snapshot[keyof Snapshot]) => {
  if (Array.isArray(value)) return Object.fromEntries(value.map((it) => [it, it]));
  return typeof value === "boolean" ? (value ? "Yes" : "No") : value;
};

/** A game to be compared: in lists it counts what is in them, not where it stands. */
export const comparable = (game: Snapshot | null): object | null =>
  game && Object.fromEntries(Object.entries(game).map(([name, value]) => [name, inWords(value)]));

/** The name of what was changed: `tags["free-spins"]` is "Tags". */
export const changeName = (path: string): string => fieldWords(path.split(/[.[]/)[0] ?? path);
