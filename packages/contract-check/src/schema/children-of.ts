import type { Schema } from "../contract/contract.ts";
import { below, type SchemaAt } from "./schema-at.ts";

const ownsProperty = (node: Schema, name: string) =>
  Object.hasOwn((node["properties"] as object | undefined) ?? {}, name);

/** The schemas of a property, and whether the contract names it or only allows names like it. */
export const propertyOf = (parts: readonly SchemaAt[], name: string): { schemas: SchemaAt[]; named: boolean } => {
  let named = false;
  const schemas = parts.flatMap((part) => {
    const { node } = part;
    if (ownsProperty(node, name)) {
      named = true;
      return [below(part, (node["properties"] as Record<string, unknown>)[name], "properties", name)];
    }
    const patterns = Object.entries((node["patternProperties"] ?? {}) as Record<string, unknown>)
      .filter(([pattern]) => new RegExp(pattern).test(name))
      .map(([pattern, it]) => below(part, it, "patternProperties", pattern));
    if (patterns.length > 0) return patterns;
    const rest = node["additionalProperties"];
    return typeof rest === "object" && rest !== null ? [below(part, rest, "additionalProperties")] : [];
  });
  return { schemas, named };
};

/** Whether an object with these schemas has only the properties that they name. */
export const isClosed = (parts: readonly SchemaAt[]): boolean => {
  if (parts.some(({ node }) => node["additionalProperties"] === true)) return false;
  return parts.some(
    ({ node }) => node["additionalProperties"] === false || Object.keys(node["properties"] ?? {}).length > 0,
  );
};

/** The schemas of an item of an array. */
export const itemOf = (parts: readonly SchemaAt[], index: number): SchemaAt[] =>
  parts.flatMap((part) => {
    const first = part.node["prefixItems"] as readonly unknown[] | undefined;
    if (first && index < first.length) return [below(part, first[index], "prefixItems", String(index))];
    return part.node["items"] === undefined ? [] : [below(part, part.node["items"], "items")];
  });
