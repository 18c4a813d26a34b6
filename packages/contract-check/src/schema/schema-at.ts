import type { Schema } from "../contract/contract.ts";

/** A schema and where it stands in the bundled contract, as far as that is a component (`#/components/…`). */
export type SchemaAt = { node: Schema; pointer?: string };

/** The schema a step below this one, by its keys. */
export const below = ({ pointer }: SchemaAt, node: unknown, ...keys: readonly string[]): SchemaAt => {
  // `true` and `false` are schemas too: anything, and nothing.
  const schema = typeof node === "object" && node !== null ? (node as Schema) : node === false ? { not: {} } : {};
  const path = keys.map((it) => `/${it.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
  return { node: schema, ...(pointer && { pointer: pointer + path }) };
};
