import type { Schema } from "../../contract/contract.ts";
import { schemaOf } from "../../contract/schema-of.ts";

/** A schema and its position in the bundled contract if it is in a component (`#/components/…`). */
export type SchemaAt = { node: Schema; pointer?: string };

/** The schema below this one, by its keys. */
export const below = ({ pointer }: SchemaAt, node: unknown, ...keys: readonly string[]): SchemaAt => {
  const path = keys.map((it) => `/${it.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
  return { node: schemaOf(node), ...(pointer && { pointer: pointer + path }) };
};
