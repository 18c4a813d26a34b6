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

/** Whether a schema is more than words and who says so: `{}` allows anything, as `true` does. */
export const saysSomething = (schema: Schema): boolean =>
  Object.keys(schema).some((it) => !WORDS.has(it) && it !== "x-origin");
