import type { Schema } from "../contract/contract.ts";

/** Annotations for readers. Changing them does not change the contract. */
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

/** Whether a schema contains more than annotations and origin: `{}` allows anything, like `true`. */
export const saysSomething = (schema: Schema): boolean => {
  const before = known.get(schema);
  if (before !== undefined) return before;
  const says = Object.keys(schema).some((it) => !WORDS.has(it) && it !== "x-origin");
  known.set(schema, says);
  return says;
};
