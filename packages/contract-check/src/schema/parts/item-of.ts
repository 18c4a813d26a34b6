import { below, type SchemaAt } from "./schema-at.ts";

/** The schemas of an array item. */
export const itemOf = (parts: readonly SchemaAt[], index: number): SchemaAt[] =>
  parts.flatMap((part) => {
    const first = part.node["prefixItems"] as readonly unknown[] | undefined;
    if (first && index < first.length) return [below(part, first[index], "prefixItems", String(index))];
    return part.node["items"] === undefined ? [] : [below(part, part.node["items"], "items")];
  });

const known = new WeakMap<readonly SchemaAt[], SchemaAt[]>();

/** The same, cached: all items have the same schemas, except in tuples. */
export const itemsAt = (parts: readonly SchemaAt[], index: number): SchemaAt[] => {
  if (parts.some((it) => it.node["prefixItems"] !== undefined)) return itemOf(parts, index);
  const items = known.get(parts) ?? itemOf(parts, index);
  known.set(parts, items);
  return items;
};
