import type { OpenAPI3 } from "openapi-typescript";
import type { Addresses, AddressScheme } from "../src/addresses.ts";
import { resolve } from "./resolve.ts";

/** The part of JSON Schema that addresses are looked for in. */
type Schema = {
  $ref?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: boolean | Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  "x-schemes"?: AddressScheme[];
};

/**
 * The address fields of schemas by their path, `*` for each item of a list and each key of a map. Where alternatives have
 * a field in common, all of their schemes are taken: the validator tells the alternatives apart.
 */
export const addressesOf = (api: OpenAPI3, parts: Readonly<Record<string, unknown>>): Addresses | undefined => {
  const schemes: Record<string, AddressScheme[]> = {};
  const walk = (schema: Schema, path: string, within: readonly string[]): void => {
    const { $ref, properties = {}, items, additionalProperties: each, allOf = [], oneOf = [], anyOf = [] } = schema;
    if (schema["x-schemes"]) schemes[path] = [...new Set([...(schemes[path] ?? []), ...schema["x-schemes"]])];
    // A schema within itself has no end.
    if ($ref !== undefined && !within.includes($ref)) walk(resolve(api, $ref) as Schema, path, [...within, $ref]);
    for (const part of [...allOf, ...oneOf, ...anyOf]) walk(part, path, within);
    for (const [name, property] of Object.entries(properties)) walk(property, `${path}.${name}`, within);
    for (const inside of [items, each]) if (typeof inside === "object") walk(inside, `${path}.*`, within);
  };
  for (const [name, schema] of Object.entries(parts)) if (schema) walk(schema, name, []);
  return Object.keys(schemes).length > 0 ? schemes : undefined;
};
