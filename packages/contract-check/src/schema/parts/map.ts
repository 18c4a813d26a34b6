import type { Schema } from "../../contract/contract.ts";
import { patternOf } from "../patterns.ts";
import { below, type SchemaAt } from "./schema-at.ts";

const named = ({ node }: SchemaAt, name: string) =>
  Object.hasOwn((node["properties"] as object | undefined) ?? {}, name);

const patternsFor = ({ node }: SchemaAt, name: string) =>
  Object.entries((node["patternProperties"] ?? {}) as Schema).filter(([pattern]) => patternOf(pattern).test(name));

const isSchema = (written: unknown) => typeof written === "object" && written !== null;

/** How an object's schemas treat one of its keys. */
export type PropertyOf = {
  schemas: SchemaAt[];
  /** Whether a schema names the key; otherwise it only matches a pattern or map. */
  named: boolean;
  /** The schema that forbids the key, whatever the others allow. */
  refusedBy?: SchemaAt;
};

/**
 * The schemas of a key. Each part applies its own `properties` and `patternProperties`, and its `additionalProperties`
 * to all other keys. `unevaluatedProperties` applies to keys that no part mentions.
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

/** Whether an object allows only the named properties: explicitly, or implied by naming some. */
export const isClosed = (parts: readonly SchemaAt[]): boolean =>
  !parts.some(({ node }) => node["additionalProperties"] === true || node["unevaluatedProperties"] === true) &&
  parts.some(({ node }) => Object.keys((node["properties"] as object | undefined) ?? {}).length > 0);
