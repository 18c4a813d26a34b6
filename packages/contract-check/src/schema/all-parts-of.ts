import type { Contract } from "../contract/contract.ts";
import { expand } from "./expand.ts";
import type { SchemaAt } from "./schema-at.ts";

/** The parts of a schema and of all its alternatives, at any depth. */
export const allPartsOf = (contract: Contract, schema: SchemaAt): SchemaAt[] => {
  const { parts, choices } = expand(contract, schema);
  return [...parts, ...choices.flatMap((it) => it.branches.flatMap((branch) => allPartsOf(contract, branch)))];
};
