import type { Contract, Schema } from "../../contract/contract.ts";
import type { Choice } from "../../schema/parts/choice-of.ts";
import { expand } from "../../schema/parts/expand.ts";
import type { SchemaAt } from "../../schema/parts/schema-at.ts";
import { canonical } from "../canonical.ts";
import type { Operand } from "./operand.ts";

/** Keywords with their own comparison; all others are compared as written. */
const HANDLED = new Set(
  `$ref allOf oneOf anyOf discriminator type enum const x-open-enum properties required items prefixItems
  additionalProperties patternProperties minimum exclusiveMinimum minLength minItems minProperties minContains maximum
  exclusiveMaximum maxLength maxItems maxProperties maxContains pattern multipleOf format contentEncoding
  contentMediaType x-currency uniqueItems not propertyNames dependentRequired dependentSchemas if then else contains
  unevaluatedProperties x-secret x-pii x-ref x-names x-label x-list x-if-ignored readOnly writeOnly deprecated x-origin default description
  summary title example examples $comment externalDocs x-source`.split(/\s+/),
);

/** A schema with references and `allOf` merged: the requirements for a value on the wire. */
export type WireSchema = {
  parts: readonly SchemaAt[];
  choices: readonly Choice[];
  /** Absent if any type is allowed. */
  types?: readonly string[];
  /** The enumeration values as JSON; absent if there is none. */
  values?: readonly string[];
  /** The enumeration is open: new values may appear. */
  isOpen: boolean;
  required: ReadonlySet<string>;
  names: ReadonlySet<string>;
  /** Only the named properties are allowed. */
  isClosed: boolean;
  /** All distinct values of a keyword in the parts. */
  all(keyword: string): readonly unknown[];
  /** Keywords compared as written, with their canonical text. */
  rest: ReadonlyMap<string, string>;
};

const list = (value: unknown) => (Array.isArray(value) ? (value as unknown[]) : [value]);

const common = (lists: readonly (readonly string[])[]): readonly string[] | undefined => {
  if (lists.length === 0) return undefined;
  const [first = [], ...others] = lists;
  return [...new Set(first)].filter((it) => others.every((other) => other.includes(it))).toSorted();
};

/** Integers are numbers: if one part allows integers and another numbers, integers remain. */
const commonTypes = (lists: readonly (readonly string[])[]) => {
  if (!lists.some((it) => it.includes("integer") && !it.includes("number"))) return common(lists);
  return common(lists.map((it) => it.map((type) => (type === "number" ? "integer" : type))));
};

const valuesOf = (node: Schema): readonly string[] | undefined => {
  if ("const" in node) return [JSON.stringify(node["const"])];
  return Array.isArray(node["enum"]) ? node["enum"].map((it) => JSON.stringify(it)) : undefined;
};

const NOTHING: readonly unknown[] = [];

const saidBy = (nodes: readonly Schema[]) => {
  const said = new Map<string, unknown[]>();
  for (const node of nodes)
    for (const key of Object.keys(node)) {
      const before = said.get(key);
      if (!before) said.set(key, [node[key]]);
      else if (!before.includes(node[key])) before.push(node[key]);
    }
  return said;
};

const restOf = (said: ReadonlyMap<string, readonly unknown[]>, contract: Contract) => {
  const rest = new Map<string, string>();
  for (const [key, values] of said)
    if (!HANDLED.has(key))
      rest.set(key, [...new Set(values.map((it) => canonical(it, contract)))].toSorted().join(" and "));
  return rest;
};

const TYPES = ["array", "boolean", "integer", "null", "number", "object", "string"];
/** Number of values of finite types. */
const SIZES: Record<string, number> = { boolean: 2, null: 1 };
const typeOfValue = (json: string): string => {
  const value: unknown = JSON.parse(json);
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  if (typeof value === "number") return Number.isInteger(value) ? "integer" : "number";
  return typeof value;
};
const allows = (types: readonly string[], type: string) =>
  types.includes(type) || (type === "integer" && types.includes("number"));

/** Restricts types and values by each other. */
const typesAndValues = (
  said: readonly string[] | undefined,
  listed: readonly string[] | undefined,
): Pick<WireSchema, "types" | "values"> => {
  if (!listed) return said ? { types: said } : {};
  const values = said ? listed.filter((it) => allows(said, typeOfValue(it))) : listed;
  const own = new Set(values.map(typeOfValue));
  const types = said
    ? said.filter((it) => own.has(it) || (it === "number" && own.has("integer")))
    : TYPES.filter((it) => own.has(it));
  // Both booleans, or null, exhaust their type, so the list adds no restriction.
  const most = types.reduce((sum, type) => sum + (SIZES[type] ?? Infinity), 0);
  const isAll = values.length > 0 && values.length === most;
  return isAll ? { types } : { types, values };
};

const made = (operand: Operand, contract: Contract): WireSchema => {
  const expanded = operand.isSettled
    ? [{ parts: operand.schemas, choices: [] }]
    : operand.schemas.map((it) => expand(contract, it));
  const parts = expanded.flatMap((it) => it.parts);
  const nodes = parts.map((it) => it.node);
  const said = saidBy(nodes);
  const typeLists = nodes.filter((it) => "type" in it).map((it) => list(it["type"]).map(String));
  const types = commonTypes(operand.type ? [...typeLists, [operand.type]] : typeLists);
  const values = operand.values ?? common(nodes.flatMap((it) => (valuesOf(it) ? [valuesOf(it)!] : [])));
  return {
    parts,
    choices: expanded.flatMap((it) => it.choices),
    ...typesAndValues(types, values),
    isOpen: nodes.some((it) => it["x-open-enum"] === true),
    required: new Set(nodes.flatMap((it) => (it["required"] as string[] | undefined) ?? [])),
    names: new Set(nodes.flatMap((it) => Object.keys((it["properties"] as object | undefined) ?? {}))),
    isClosed: nodes.some((it) => it["additionalProperties"] === false || it["unevaluatedProperties"] === false),
    all: (keyword) => said.get(keyword) ?? NOTHING,
    rest: restOf(said, contract),
  };
};

const cache = new WeakMap<Contract, WeakMap<Schema, WireSchema>>();

/** Merges one side of a comparison. */
export const wireSchema = (operand: Operand, contract: Contract): WireSchema => {
  const [only] = operand.schemas;
  if (!only || operand.schemas.length > 1 || operand.isSettled) return made(operand, contract);
  const known = cache.get(contract) ?? new WeakMap<Schema, WireSchema>();
  cache.set(contract, known);
  const whole = known.get(only.node) ?? made(operand, contract);
  known.set(only.node, whole);
  return whole;
};
