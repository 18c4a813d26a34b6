import type { Contract, Schema } from "../contract/contract.ts";

/**
 * Creates a function that returns whether anything in a schema is marked as secret or personal. Most replies contain
 * nothing marked and need no search.
 */
export const marksWithin = (contract: Contract): ((schema: Schema) => boolean) => {
  const known = new Map<Schema, boolean>();
  const search = (root: Schema): boolean => {
    const seen = new Set<unknown>();
    const waiting: unknown[] = [root];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (typeof next !== "object" || next === null || seen.has(next)) continue;
      seen.add(next);
      const node = next as Schema;
      // A discriminator leads to components that are not referenced here.
      if (node["x-secret"] === true || node["x-pii"] === true || node["discriminator"] !== undefined) return true;
      if (typeof node["$ref"] === "string") waiting.push(contract.resolve(node["$ref"]));
      waiting.push(...Object.values(node));
    }
    return false;
  };
  return (schema) => {
    const before = known.get(schema);
    if (before !== undefined) return before;
    const found = search(schema);
    known.set(schema, found);
    return found;
  };
};
