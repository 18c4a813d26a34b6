import type { Contract, Schema } from "../../contract/contract.ts";

const PREFIX = "#/components/schemas/";

const parentsOf = (node: Schema): string[] =>
  ((node["allOf"] ?? []) as Schema[]).flatMap((it) => (typeof it["$ref"] === "string" ? [it["$ref"]] : []));

const cache = new WeakMap<Contract, Map<string, string[]>>();

/** Components that extend a schema by `allOf`, by its reference. */
const childrenIn = (contract: Contract): Map<string, string[]> => {
  const before = cache.get(contract);
  if (before) return before;
  const schemas = ((contract.document["components"] as Schema | undefined)?.["schemas"] ?? {}) as Record<
    string,
    Schema
  >;
  const children = new Map<string, string[]>();
  for (const [name, node] of Object.entries(schemas))
    for (const parent of parentsOf(node ?? {}))
      children.set(parent, [...(children.get(parent) ?? []), `${PREFIX}${name}`]);
  cache.set(contract, children);
  return children;
};

/** The components that extend a component by `allOf` at any depth, by reference. */
export const childrenOfDiscriminator = (contract: Contract, reference: string): string[] => {
  const found = new Set<string>();
  const waiting = [reference];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop())
    for (const child of childrenIn(contract).get(next) ?? [])
      if (child !== reference && !found.has(child)) {
        found.add(child);
        waiting.push(child);
      }
  return [...found];
};
