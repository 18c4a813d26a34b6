import type { Schema } from "../../contract/contract.ts";
import { below, type SchemaAt } from "./schema-at.ts";

const named = ({ node }: SchemaAt, name: string) =>
  Object.hasOwn((node["properties"] as object | undefined) ?? {}, name);

const patternsFor = ({ node }: SchemaAt, name: string) =>
  Object.entries((node["patternProperties"] ?? {}) as Schema).filter(([pattern]) => new RegExp(pattern).test(name));

const isSchema = (written: unknown) => typeof written === "object" && written !== null;

/** How the schemas of an object treat one of its keys. */
export type PropertyOf = {
  schemas: SchemaAt[];
  /** One of them names it; otherwise they only allow names like it, as those of a map do. */
  named: boolean;
  /** The schema that allows no such key, whatever the others say. */
  refusedBy?: SchemaAt;
};

/**
 * The schemas of a key. Each part looks at its own `properties` and `patternProperties`, and holds every other key to
 * its `additionalProperties`; `unevaluatedProperties` holds what no part has spoken of.
 */
export const propertyOf = (parts: readonly SchemaAt[], name: string): PropertyOf => {
  let refusedBy: SchemaAt | undefined;
  const schemas = parts.flatMap((part) => {
    const { node } = part;
    const own = named(part, name) ? [below(part, (node["properties"] as Schema)[name], "properties", name)] : [];
    const like = patternsFor(part, name).map(([pattern, it]) => below(part, it, "patternProperties", pattern));
    if (own.length + like.length > 0) return [...own, ...like];
    if (node["additionalProperties"] === false) refusedBy ??= part;
    return isSchema(node["additionalProperties"])
      ? [below(part, node["additionalProperties"], "additionalProperties")]
      : [];
  });
  if (schemas.length === 0)
    for (const part of parts) {
      const rest = part.node["unevaluatedProperties"];
      if (rest === false) refusedBy ??= part;
      if (isSchema(rest)) schemas.push(below(part, rest, "unevaluatedProperties"));
    }
  return { schemas, named: parts.some((it) => named(it, name)), ...(refusedBy && { refusedBy }) };
};

/** Whether an object with these schemas has only the properties that they name: said, or meant by naming some. */
export const isClosed = (parts: readonly SchemaAt[]): boolean =>
  !parts.some(({ node }) => node["additionalProperties"] === true || node["unevaluatedProperties"] === true) &&
  parts.some(({ node }) => Object.keys((node["properties"] as object | undefined) ?? {}).length > 0);
