import type { OpenAPI3 } from "openapi-typescript";
import { resolve } from "../resolve.ts";

type Schema = { readonly [key: string]: unknown };

const followed = (api: OpenAPI3, schema: Schema): Schema =>
  typeof schema["$ref"] === "string" ? (resolve(api, schema["$ref"]) as Schema) : schema;

const alternativesOf = (schema: Schema) => schema["oneOf"] as Schema[] | undefined;

/** The properties that every value of the schema has. */
const requiredOf = (api: OpenAPI3, written: Schema): string[] => {
  const schema = followed(api, written);
  const own = (schema["required"] ?? []) as string[];
  const [first = [], ...others] = (alternativesOf(schema) ?? []).map((it) => requiredOf(api, it));
  return [...own, ...first.filter((name) => others.every((it) => it.includes(name)))];
};

/** Whether no value of the schema has the property. */
const forbids = (api: OpenAPI3, written: Schema, name: string): boolean => {
  const schema = followed(api, written);
  if (schema["additionalProperties"] === false) return !Object.hasOwn(schema["properties"] ?? {}, name);
  return alternativesOf(schema)?.every((it) => forbids(api, it, name)) ?? false;
};

/** For each alternative a property that it requires and all the others forbid; undefined when one has none. */
const keysOf = (api: OpenAPI3, alternatives: readonly Schema[]): string[] | undefined => {
  const keys = alternatives.flatMap((one) => {
    const others = alternatives.filter((it) => it !== one);
    const key = requiredOf(api, one).find((name) => others.every((it) => forbids(api, it, name)));
    return key === undefined ? [] : [key];
  });
  return keys.length === alternatives.length ? keys : undefined;
};

/**
 * The alternatives of a schema (its `oneOf` and `discriminator`) as the validators take them: the same values are
 * valid, and only the alternative that a value was meant to be is spoken of. It is the one that the discriminator
 * names (Ajv goes by the constants, and looks at nothing but objects), or the one whose own property is there.
 */
export const alternatives = (api: OpenAPI3, schema: Schema): Schema => {
  const oneOf = alternativesOf(schema);
  if (!oneOf) return {};
  const discriminator = schema["discriminator"] as { propertyName: string } | undefined;
  if (discriminator) return { type: "object", oneOf, discriminator: { propertyName: discriminator.propertyName } };
  const keys = keysOf(api, oneOf);
  if (!keys) return { oneOf };
  return {
    type: "object",
    anyOf: keys.map((key) => ({ required: [key] })),
    dependentSchemas: Object.fromEntries(keys.map((key, index) => [key, oneOf[index]])),
  };
};
