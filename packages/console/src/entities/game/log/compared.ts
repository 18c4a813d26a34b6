import type { components } from "@backoffice/api-client";
import { fieldWords } from "#kit/contract/fields/field-words.ts";

type Snapshot = components["schemas"]["GameSnapshot"];

const inWords = (value: Snapshot[keyof Snapshot]) => {
  if (Array.isArray(value)) return Object.fromEntries(value.map((it) => [it, it]));
  return typeof value === "boolean" ? (value ? "Yes" : "No") : value;
};

/** A game prepared for comparison: lists are compared by items, not by position. */
export const comparable = (game: Snapshot | null): object | null =>
  game && Object.fromEntries(Object.entries(game).map(([name, value]) => [name, inWords(value)]));

/** Label of a changed path: `tags["free-spins"]` is "Tags". */
export const changeName = (path: string): string => fieldWords(path.split(/[.[]/)[0] ?? path);
