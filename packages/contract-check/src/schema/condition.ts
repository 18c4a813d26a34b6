import type { Contract, Schema } from "../contract/contract.ts";
import { fits } from "./own-check.ts";
import { below, type SchemaAt } from "./parts/schema-at.ts";

/** Additional schemas for this value: `then` or `else` of an `if`, and the `dependentSchemas` of its keys. */
export const conditionsOf = (contract: Contract, part: SchemaAt, value: unknown): SchemaAt[] => {
  const { node } = part;
  const schemas: SchemaAt[] = [];
  if (node["if"] !== undefined) {
    const holds = fits(contract, node["if"], value);
    const next = holds ? "then" : "else";
    if (node[next] !== undefined) schemas.push(below(part, node[next], next));
  }
  if (node["dependentSchemas"] !== undefined && typeof value === "object" && value !== null && !Array.isArray(value))
    for (const [key, schema] of Object.entries(node["dependentSchemas"] as Schema))
      if (Object.hasOwn(value, key)) schemas.push(below(part, schema, "dependentSchemas", key));
  return schemas;
};
