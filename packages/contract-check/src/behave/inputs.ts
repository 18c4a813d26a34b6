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

/** What the parts of a schema say by a keyword, such as its `enum`; the first that says something. */
export const says = <Value>(contract: Contract, schema: SchemaAt, keyword: string): Value | undefined =>
  allPartsOf(contract, schema).find(({ node }) => node[keyword] !== undefined)?.node[keyword] as Value | undefined;
