import type { Contract, Schema } from "../contract/contract.ts";
import { expand } from "../schema/parts/expand.ts";
import { itemOf } from "../schema/parts/item-of.ts";
import { fits } from "../schema/own-check.ts";
import type { SchemaAt } from "../schema/parts/schema-at.ts";

/** An allowed boundary value, and its keyword: `maximum`. */
export type EdgeValue = { value: unknown; edge: string };

/** The boundary values derived from a schema, or the reason why there are none. */
export type EdgeValues = { values: EdgeValue[]; skipped?: string };

/** Longer texts and lists test the server's memory rather than the contract. */
const LONGEST_TEXT = 2000;
const LONGEST_LIST = 50;

const numbers = (node: Schema): EdgeValue[] => {
  const step = typeof node["multipleOf"] === "number" ? node["multipleOf"] : 1;
  const limit = (key: string, move: number) =>
    typeof node[key] === "number" ? [{ value: node[key] + move, edge: key }] : [];
  return [
    ...limit("minimum", 0),
    ...limit("exclusiveMinimum", step),
    ...limit("maximum", 0),
    ...limit("exclusiveMaximum", -step),
  ];
};

const texts = (node: Schema): EdgeValue[] =>
  ["minLength", "maxLength"].flatMap((edge) => {
    const length = node[edge];
    return typeof length === "number" && length <= LONGEST_TEXT ? [{ value: "a".repeat(length), edge }] : [];
  });

const lists = (node: Schema, item: unknown): EdgeValue[] =>
  ["minItems", "maxItems"].flatMap((edge) => {
    const length = node[edge];
    const isMade = typeof length === "number" && length <= LONGEST_LIST && (length === 0 || item !== undefined);
    return isMade ? [{ value: Array.from(Array(length), () => item), edge }] : [];
  });

const typesOf = (node: Schema) => [node["type"] ?? []].flat() as string[];

const ofPart = (contract: Contract, part: SchemaAt, given: unknown): EdgeValue[] => {
  const { node } = part;
  const types = typesOf(node);
  const known = [
    ...((node["enum"] ?? []) as unknown[]).map((value) => ({ value, edge: "enum" })),
    ...((node["examples"] ?? []) as unknown[]).map((value) => ({ value, edge: "examples" })),
    ...(node["default"] === undefined ? [] : [{ value: node["default"], edge: "default" }]),
  ];
  const item = Array.isArray(given)
    ? (given as unknown[])[0]
    : itemOf([part], 0).flatMap((it) => edgeValues(contract, it, undefined).values)[0]?.value;
  return [
    ...known,
    ...(types.includes("boolean") ? [true, false].map((value) => ({ value, edge: "boolean" })) : []),
    ...(types.includes("integer") || types.includes("number") ? numbers(node) : []),
    ...(types.includes("string") ? texts(node) : []),
    ...(types.includes("array") ? lists(node, item) : []),
    ...(types.includes("null") ? [{ value: null, edge: "null" }] : []),
  ];
};

/** The reason why no value can be derived. */
const whyNone = (parts: readonly SchemaAt[], hasChoices: boolean): string => {
  const pattern = parts.find(({ node }) => node["pattern"] !== undefined || node["format"] !== undefined);
  if (pattern) return "has a pattern or a format, and no other example";
  return hasChoices ? "is a choice, and has no other example" : "has no further value or limit";
};

/** The boundary values of a schema, without duplicates and without the value sent anyway (`given`). */
export const edgeValues = (contract: Contract, schema: SchemaAt, given: unknown): EdgeValues => {
  const { parts, choices } = expand(contract, schema);
  const found = new Map<string, EdgeValue>();
  for (const it of parts.flatMap((part) => ofPart(contract, part, given))) {
    const key = JSON.stringify(it.value);
    if (key !== JSON.stringify(given) && !found.has(key) && fits(contract, schema.node, it.value)) found.set(key, it);
  }
  return found.size > 0 ? { values: [...found.values()] } : { values: [], skipped: whyNone(parts, choices.length > 0) };
};
