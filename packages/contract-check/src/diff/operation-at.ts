import type { Contract, Operation, Schema } from "../contract/contract.ts";

const escaped = (part: string) => part.replaceAll("~", "~0").replaceAll("/", "~1");

/** An operation of a contract with what is written there. */
export type OperationAt = { contract: Contract; operation: Operation; written: Schema; item: Schema; pointer: string };

/** Finds what is written of an operation. */
export const operationAt = (contract: Contract, operation: Operation): OperationAt => {
  const paths = contract.document["paths"] as Record<string, Schema>;
  const found = paths[operation.path] ?? {};
  const item = typeof found["$ref"] === "string" ? contract.resolve(found["$ref"]) : found;
  return {
    contract,
    operation,
    item,
    written: item[operation.method] as Schema,
    pointer: `#/paths/${escaped(operation.path)}/${operation.method}`,
  };
};
