import type { Contract, Operation, Schema } from "../contract/contract.ts";

/** An operation of a contract with what is written there. */
export type OperationAt = { contract: Contract; operation: Operation; written: Schema; item: Schema; pointer: string };

/** Finds what is written of an operation. */
export const operationAt = (contract: Contract, operation: Operation): OperationAt => {
  const { item, written, pointer } = operation;
  return { contract, operation, item, written, pointer };
};
