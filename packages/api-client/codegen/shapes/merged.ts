import type { OpenAPI3 } from "openapi-typescript";
import type { AddressScheme } from "../../src/addresses.ts";
import { resolve } from "../resolve.ts";

/** The part of JSON Schema that answers are generated from. */
export type JsonSchema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  multipleOf?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minProperties?: number;
  properties?: Record<string, JsonSchema>;
  propertyNames?: JsonSchema;
  additionalProperties?: boolean | JsonSchema;
  required?: string[];
  items?: JsonSchema;
  allOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  anyOf?: JsonSchema[];
  "x-open-enum"?: boolean;
  "x-schemes"?: AddressScheme[];
};

const both = (one: JsonSchema | undefined, other: JsonSchema): JsonSchema => (one ? { allOf: [one, other] } : other);

/**
 * The schema with references and `allOf` merged into one. Where two parts have the same keyword, the later one counts.
 */
export const merged = (api: OpenAPI3, { $ref, allOf = [], ...own }: JsonSchema): JsonSchema => {
  const parts = [...($ref ? [resolve(api, $ref) as JsonSchema] : []), ...allOf].map((it) => merged(api, it));
  return [...parts, own].reduce<JsonSchema>((all, part) => {
    const properties = { ...all.properties };
    for (const [name, it] of Object.entries(part.properties ?? {})) properties[name] = both(properties[name], it);
    return {
      ...all,
      ...part,
      ...(Object.keys(properties).length > 0 && { properties }),
      ...((all.required ?? part.required) && { required: [...(all.required ?? []), ...(part.required ?? [])] }),
    };
  }, {});
};
