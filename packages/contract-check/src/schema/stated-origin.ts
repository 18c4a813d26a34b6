import type { Contract, Origin } from "../contract/contract.ts";
import { expand } from "./parts/expand.ts";
import type { SchemaAt } from "./parts/schema-at.ts";

/**
 * The origin stated by the schemas of one value: the outermost mark decides. Undefined inherits it from the enclosing
 * value.
 */
export const statedOrigin = (parts: readonly SchemaAt[]): Origin | undefined =>
  parts.find(({ node }) => node["x-origin"] !== undefined)?.node["x-origin"] as Origin | undefined;

/** The origin of a whole schema through references and `allOf`; `around` if it states none. */
export const originOf = (contract: Contract, schema: SchemaAt, around: Origin): Origin =>
  statedOrigin(expand(contract, schema).parts) ?? around;
