import type { Contract, Schema } from "../../contract/contract.ts";
import { expand } from "./expand.ts";
import type { SchemaAt } from "./schema-at.ts";

/** The parts of a schema and all its alternatives at any depth, without duplicates even if recursive. */
export const allPartsOf = (contract: Contract, schema: SchemaAt): SchemaAt[] => {
  const seen = new Set<Schema>();
  const partsOf = (at: SchemaAt): SchemaAt[] => {
    if (seen.has(at.node)) return [];
    seen.add(at.node);
    const { parts, choices } = expand(contract, at);
    return [...parts, ...choices.flatMap((it) => it.branches.flatMap(partsOf))];
  };
  return partsOf(schema);
};
