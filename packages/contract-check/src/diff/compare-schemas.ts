import type { Contract, Schema } from "../contract/contract.ts";
import { itemOf } from "../schema/children-of.ts";
import { below, type SchemaAt } from "../schema/schema-at.ts";
import { belowWhere } from "./below-where.ts";
import { choiceDifferences } from "./choice-differences.ts";
import type { CompareSchemas, Comparing } from "./comparing.ts";
import type { Difference } from "./difference.ts";
import { keywordDifferences } from "./keyword-differences.ts";
import { ownDifferences } from "./own-differences.ts";
import { placeOfKeyword } from "./place-of-keyword.ts";
import { propertyDifferences } from "./property-differences.ts";
import { unionOf } from "./set-operations.ts";
import { wireSchema, type WireSchema } from "./wire-schema.ts";

/** The schemas of what has no name: items of a list or a tuple, values of a map. */
const unnamed = ({ parts }: WireSchema): Map<string, SchemaAt[]> => {
  const found = new Map<string, SchemaAt[]>();
  const put = (key: string, it: SchemaAt) => void found.set(key, [...(found.get(key) ?? []), it]);
  for (const part of parts) {
    for (const [pattern, it] of Object.entries((part.node["patternProperties"] ?? {}) as Schema))
      put(`{${pattern}}`, below(part, it, "patternProperties", pattern));
    for (const [index, it] of ((part.node["prefixItems"] ?? []) as unknown[]).entries())
      put(`[${index}]`, below(part, it, "prefixItems", String(index)));
    const more = part.node["additionalProperties"];
    if (typeof more === "object") put("{*}", below(part, more, "additionalProperties"));
  }
  for (const it of itemOf(parts, Infinity)) put("[]", it);
  return found;
};

const differences = (it: Comparing): Difference[] => {
  const { base, revision, side, compare } = it;
  const own = [...ownDifferences(base, revision, side), ...keywordDifferences(base, revision, side)];
  const [some, more] = [unnamed(base), unnamed(revision)];
  return [
    ...own.map(({ keyword, ...found }) => ({ ...found, where: "", ...placeOfKeyword(revision, keyword) })),
    ...propertyDifferences(it),
    ...[...unionOf(some.keys(), more.keys())].flatMap((key) =>
      belowWhere(key, compare(some.get(key) ?? [], more.get(key) ?? [], side)),
    ),
    ...choiceDifferences(it),
  ];
};

/** What a bare reference leads to: the same schema is the same wherever it is referred to. */
const behind = (at: SchemaAt, contract: Contract, steps = 0): SchemaAt => {
  const reference = at.node["$ref"];
  const isBare = Object.keys(at.node).every((it) => it === "$ref" || it === "description");
  if (typeof reference !== "string" || !isBare || steps > 20) return at;
  return behind({ node: contract.resolve(reference), pointer: reference }, contract, steps + 1);
};

/** Makes the comparison of the schemas of two contracts; what was compared once is remembered. */
export const compareSchemas = (contracts: { base: Contract; revision: Contract }): CompareSchemas => {
  const ids = new WeakMap<Schema, number>();
  let last = 0;
  const idOf = ({ node }: SchemaAt) => {
    if (!ids.has(node)) ids.set(node, ++last);
    return ids.get(node)!;
  };
  const known = new Map<string, readonly Difference[]>();
  const underWay = new Map<string, number>();
  /** How far up a schema that contains itself has led back to. */
  let back = Infinity;

  const compare: CompareSchemas = (baseSchemas, revisionSchemas, side) => {
    const before = baseSchemas.map((it) => behind(it, contracts.base));
    const after = revisionSchemas.map((it) => behind(it, contracts.revision));
    const key = `${side} ${before.map(idOf).join()} ${after.map(idOf).join()}`;
    const remembered = known.get(key);
    if (remembered) return remembered;
    const above = underWay.get(key);
    if (above !== undefined) {
      back = Math.min(back, above);
      return [];
    }
    const depth = underWay.size;
    underWay.set(key, depth);
    const [base, revision] = [wireSchema(before, contracts.base), wireSchema(after, contracts.revision)];
    const found = differences({ base, revision, side, contracts, compare });
    underWay.delete(key);
    // Inside a schema that contains itself, only its outermost comparison has seen all.
    if (back >= depth) {
      back = Infinity;
      known.set(key, found);
    }
    return found;
  };
  return compare;
};
