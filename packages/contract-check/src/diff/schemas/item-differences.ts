import { itemOf } from "../../schema/parts/item-of.ts";
import { below, type SchemaAt } from "../../schema/parts/schema-at.ts";
import type { Compared, Comparing } from "./comparing.ts";
import { unionOf } from "../set-operations.ts";
import type { WireSchema } from "./wire-schema.ts";

/** The schemas of list items and of each tuple position. */
const items = ({ parts }: WireSchema): Map<string, SchemaAt[]> => {
  const found = new Map<string, SchemaAt[]>();
  const put = (key: string, it: SchemaAt) => void found.set(key, [...(found.get(key) ?? []), it]);
  for (const part of parts)
    for (const [index, it] of ((part.node["prefixItems"] ?? []) as unknown[]).entries())
      put(`[${index}]`, below(part, it, "prefixItems", String(index)));
  for (const it of itemOf(parts, Infinity)) put("[]", it);
  return found;
};

/** Compares the items of lists and tuples. */
export const itemDifferences = ({ base, revision }: Comparing): Compared => {
  const [some, more] = [items(base), items(revision)];
  const of = (all: Map<string, SchemaAt[]>, key: string) => ({ schemas: all.get(key) ?? all.get("[]") ?? [] });
  return {
    differences: [],
    below: [...unionOf(some.keys(), more.keys())].map((key) => ({
      where: key,
      base: of(some, key),
      revision: of(more, key),
    })),
  };
};
