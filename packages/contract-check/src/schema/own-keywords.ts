import type { Schema } from "../contract/contract.ts";

/** Keywords about the value itself. The walk visits its parts separately. */
const OWN = [
  "type",
  "enum",
  "const",
  "format",
  "pattern",
  "minLength",
  "maxLength",
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "multipleOf",
  "required",
  "dependentRequired",
  "minProperties",
  "maxProperties",
  "propertyNames",
  "minItems",
  "maxItems",
  "uniqueItems",
  "contains",
  "minContains",
  "maxContains",
  "not",
] as const;

/** Makes references absolute for use outside the document. */
export const seenFromOutside = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(seenFromOutside);
  if (typeof node !== "object" || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === "$ref" && typeof value === "string" ? `contract${value}` : seenFromOutside(value),
    ]),
  );
};

/** Reduces a schema to its own keywords; undefined if it has none. */
export const ownKeywords = (node: Schema): Schema | undefined => {
  const kept = OWN.filter((it) => node[it] !== undefined).map((it) => [it, seenFromOutside(node[it])] as const);
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
};
