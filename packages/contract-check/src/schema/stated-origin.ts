import type { Origin } from "../contract/contract.ts";
import type { SchemaAt } from "./schema-at.ts";

/**
 * Who says so, in the words of the schemas that hold for one value: the outermost that speaks of it decides.
 * Undefined when none does; then what stands around it decides.
 */
export const statedOrigin = (parts: readonly SchemaAt[]): Origin | undefined =>
  parts.find(({ node }) => node["x-origin"] !== undefined)?.node["x-origin"] as Origin | undefined;
