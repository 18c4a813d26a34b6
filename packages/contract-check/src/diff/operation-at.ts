import type { Contract, Operation, Schema } from "../contract/contract.ts";

/** An operation with its contract and Operation Object. */
export type OperationAt = { contract: Contract; operation: Operation; written: Schema; item: Schema; pointer: string };

/** Finds the Operation Object of an operation. */
export const operationAt = (contract: Contract, operation: Operation): OperationAt => {
  const { item, written, pointer } = operation;
  return { contract, operation, item, written, pointer };
};
