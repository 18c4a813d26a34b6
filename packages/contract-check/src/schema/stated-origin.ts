import type { Contract, Origin } from "../contract/contract.ts";
import { expand } from "./parts/expand.ts";
import type { SchemaAt } from "./parts/schema-at.ts";

/**
 * Who says so, in the words of the schemas that hold for one value: the outermost that speaks of it decides.
 * Undefined when none does; then what stands around it decides.
 */
export const statedOrigin = (parts: readonly SchemaAt[]): Origin | undefined =>
  parts.find(({ node }) => node["x-origin"] !== undefined)?.node["x-origin"] as Origin | undefined;

/** Who says so of a whole schema, through references and `allOf`; where it says nothing, what stands `around` it. */
export const originOf = (contract: Contract, schema: SchemaAt, around: Origin): Origin =>
  statedOrigin(expand(contract, schema).parts) ?? around;
