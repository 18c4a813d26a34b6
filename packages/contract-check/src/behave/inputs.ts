import type { Contract, Operation, Origin } from "../contract/contract.ts";
import { bodyToSend } from "../live/body-to-send.ts";
import { allPartsOf } from "../schema/parts/all-parts-of.ts";
import { expand } from "../schema/parts/expand.ts";
import { propertyOf } from "../schema/parts/map.ts";
import type { SchemaAt } from "../schema/parts/schema-at.ts";
import { originOf } from "../schema/stated-origin.ts";

/** A field of the body, or a parameter of the query. */
export type Input = {
  place: "body" | "query";
  name: string;
  required: boolean;
  schema: SchemaAt;
  origin: Origin;
};

const bodyInputs = (contract: Contract, operation: Operation): Input[] => {
  const toSend = bodyToSend(operation);
  if (toSend?.as !== "json" || !toSend.media.schema) return [];
  const { schema: node, pointer } = toSend.media;
  const { parts } = expand(contract, { node, pointer });
  const required = new Set(parts.flatMap((it) => (it.node["required"] ?? []) as string[]));
  const names = new Set(parts.flatMap((it) => Object.keys((it.node["properties"] as object | undefined) ?? {})));
  return [...names].flatMap((name) => {
    const [schema] = propertyOf(parts, name).schemas;
    if (!schema) return [];
    const origin = originOf(contract, schema, operation.origin);
    return [{ place: "body", name, required: required.has(name), schema, origin }];
  });
};

const queryInputs = (contract: Contract, { parameters }: Operation): Input[] =>
  parameters
    .filter((it) => it.in === "query")
    .map(({ name, required, schema: node, pointer, origin }) => ({
      place: "query",
      name,
      required,
      schema: { node, pointer },
      origin: originOf(contract, { node, pointer }, origin),
    }));

/** The inputs of an operation. Of a body that is a choice, those that all alternatives have. */
export const inputsOf = (contract: Contract, operation: Operation): Input[] => [
  ...bodyInputs(contract, operation),
  ...queryInputs(contract, operation),
];

/** What a schema says for a keyword. */
export const said = (contract: Contract, schema: SchemaAt, keyword: string): unknown =>
  allPartsOf(contract, schema).find(({ node }) => node[keyword] !== undefined)?.node[keyword];

/** Whether a part of a schema has a keyword, such as `x-ref`. */
export const says = (contract: Contract, schema: SchemaAt, keyword: string): boolean =>
  said(contract, schema, keyword) !== undefined;

/** The number that a schema has for a keyword, such as its `minimum`. */
export const limitOf = (contract: Contract, schema: SchemaAt, keyword: string): number | undefined => {
  const limit = said(contract, schema, keyword);
  return typeof limit === "number" ? limit : undefined;
};

/** The values that a schema lists; none if it does not. */
export const codesOf = (contract: Contract, schema: SchemaAt): readonly unknown[] => {
  const codes = said(contract, schema, "enum");
  return Array.isArray(codes) ? (codes as unknown[]) : [];
};

/** The types of a schema. */
export const typesIn = (contract: Contract, schema: SchemaAt): string[] =>
  [said(contract, schema, "type") ?? []].flat() as string[];
