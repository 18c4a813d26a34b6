import type { Contract, Schema } from "../contract/contract.ts";
import { expand } from "../schema/parts/expand.ts";

/** Whether the contract marks a value as secret or personal. */
export const isMarked = (contract: Contract, schema: Schema): boolean =>
  expand(contract, { node: schema }).parts.some(({ node }) => node["x-secret"] === true || node["x-pii"] === true);
