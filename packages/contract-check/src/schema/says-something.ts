import type { Schema } from "../contract/contract.ts";

/** For readers; a change of words is no change of the contract. */
export const WORDS: ReadonlySet<string> = new Set([
  "description",
  "summary",
  "title",
  "example",
  "examples",
  "$comment",
  "externalDocs",
  "x-source",
]);

const known = new WeakMap<Schema, boolean>();

/** Whether a schema is more than words and who says so: `{}` allows anything, as `true` does. */
export const saysSomething = (schema: Schema): boolean => {
  const before = known.get(schema);
  if (before !== undefined) return before;
  const says = Object.keys(schema).some((it) => !WORDS.has(it) && it !== "x-origin");
  known.set(schema, says);
  return says;
};
