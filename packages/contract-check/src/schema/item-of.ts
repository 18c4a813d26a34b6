import { below, type SchemaAt } from "./schema-at.ts";

/** The schemas of an item of an array. */
export const itemOf = (parts: readonly SchemaAt[], index: number): SchemaAt[] =>
  parts.flatMap((part) => {
    const first = part.node["prefixItems"] as readonly unknown[] | undefined;
    if (first && index < first.length) return [below(part, first[index], "prefixItems", String(index))];
    return part.node["items"] === undefined ? [] : [below(part, part.node["items"], "items")];
  });
