import type { Contract, Operation, Origin, Parameter } from "../../contract/contract.ts";
import { bodyToSend } from "../../live/body-to-send.ts";
import type { Change } from "../../live/build-request.ts";
import { fits } from "../../schema/own-check.ts";
import { allPartsOf } from "../../schema/parts/all-parts-of.ts";
import { expand } from "../../schema/parts/expand.ts";
import { isClosed, propertyOf } from "../../schema/parts/map.ts";
import type { SchemaAt } from "../../schema/parts/schema-at.ts";
import { joined } from "../../schema/problem-of.ts";
import { originOf } from "../../schema/stated-origin.ts";

/** A call with one value that the contract forbids. */
export type BadValue = { operation: Operation; where: string; kind: string; origin: Origin; change: Change };

type Value = { kind: string; value: unknown };
type Json = Readonly<Record<string, unknown>>;

/** Maximum nesting depth of objects. */
const DEEPEST = 3;
/** Longer texts test the server's memory rather than the contract. */
const LONGEST_TEXT = 5000;
/** Stands for a field that is left out. */
const MISSING = Symbol("missing");

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Values that parts of a schema forbid, if nothing else allows them. */
const candidates = (parts: readonly SchemaAt[]): Value[] => {
  const made = (keyword: string, kind: string, make: (limit: number) => unknown): Value[] =>
    parts.flatMap(({ node }) => (node[keyword] === undefined ? [] : [{ kind, value: make(Number(node[keyword])) }]));
  const long = made("maxLength", "too long", (it) => (it < LONGEST_TEXT ? "a".repeat(it + 1) : undefined));
  const types = parts.flatMap(({ node }) => [node["type"] ?? []].flat() as string[]);
  return [
    { kind: "null", value: null },
    { kind: "another object", value: { unexpected: true } },
    ...(types.includes("string") ? [] : [{ kind: "a text for another type", value: "not of this type" }]),
    ...(types.includes("number") || types.includes("integer") ? [] : [{ kind: "a number for another type", value: 7 }]),
    ...long.filter((it) => it.value !== undefined),
    ...made("minLength", "too short", () => ""),
    ...made("minimum", "below the minimum", (it) => it - 1),
    ...made("maximum", "above the maximum", (it) => it + 1),
    ...made("enum", "an unknown code", () => "NO_SUCH_CODE"),
    ...made("format", "another format", () => "not of this format"),
  ];
};

const without = (body: Json, name: string): Json =>
  Object.fromEntries(Object.entries(body).filter(([key]) => key !== name));

const replaced = (body: unknown, path: readonly string[], value: unknown): unknown => {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  const object = isObject(body) ? body : {};
  if (rest.length === 0 && value === MISSING) return without(object, name);
  return { ...object, [name]: replaced(object[name], rest, value) };
};

const inBody = (contract: Contract, operation: Operation): BadValue[] => {
  const toSend = bodyToSend(operation);
  if (toSend?.as !== "json" || !toSend.media.schema) return [];
  const { media } = toSend;
  const root: SchemaAt = { node: media.schema!, pointer: media.pointer };
  const badValues: BadValue[] = [];
  const add = (path: readonly string[], { kind, value }: Value, origin: Origin) => {
    // What another part of the body makes of it counts: the whole body has to be forbidden.
    if (fits(contract, root.node, replaced(media.example, path, value))) return;
    const where = `request: ${path.reduce(joined, "")} (${kind})`;
    badValues.push({ operation, where, kind, origin, change: { body: (body) => replaced(body, path, value) } });
  };
  const visit = (schema: SchemaAt, example: unknown, path: readonly string[], around: Origin) => {
    const { parts } = expand(contract, schema);
    const names = new Set(parts.flatMap(({ node }) => Object.keys(node["properties"] ?? {})));
    const required = new Set(parts.flatMap(({ node }) => (node["required"] ?? []) as string[]));
    for (const name of names) {
      const { schemas } = propertyOf(parts, name);
      const [property] = schemas;
      if (!property) continue;
      const origin = originOf(contract, property, around);
      const given = isObject(example) ? example[name] : undefined;
      const at = [...path, name];
      if (required.has(name)) add(at, { kind: "missing", value: MISSING }, origin);
      for (const it of candidates(schemas.flatMap((one) => allPartsOf(contract, one)))) add(at, it, origin);
      const inside = expand(contract, property).parts;
      if (isClosed(inside) && isObject(given) && at.length < DEEPEST) visit(property, given, at, origin);
    }
    if (parts.some(({ node }) => node["additionalProperties"] === false))
      add([...path, "unexpected"], { kind: "an extra field", value: 1 }, around);
  };
  visit(root, media.example, [], operation.origin);
  return badValues;
};

/** The texts of a query that a parameter forbids. */
const inQuery = (contract: Contract, operation: Operation): BadValue[] =>
  operation.parameters
    .filter((it) => it.in === "query" && !it.contentType)
    .flatMap((parameter: Parameter) => {
      const schema = { node: parameter.schema, pointer: parameter.pointer };
      const parts = allPartsOf(contract, schema);
      const isText = parts.some(({ node }) => [node["type"]].flat().includes("string"));
      const values = candidates(parts).filter(
        ({ value }) => (typeof value === "string" && value !== "") || typeof value === "number",
      );
      return values
        .filter(({ value }) => !fits(contract, parameter.schema, value) && !(isText && typeof value === "number"))
        .map(({ kind, value }) => ({
          operation,
          where: `request: query ${parameter.name} (${kind})`,
          kind,
          origin: originOf(contract, schema, parameter.origin),
          change: { parameter, value },
        }));
    });

/** All values that the contract forbids an operation, one changed place per call. */
export const badValuesOf = (contract: Contract, operation: Operation): BadValue[] => [
  ...inBody(contract, operation),
  ...inQuery(contract, operation),
];
