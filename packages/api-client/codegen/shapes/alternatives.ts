import type { OpenAPI3 } from "openapi-typescript";
import { resolve } from "../resolve.ts";

type Schema = { readonly [key: string]: unknown };

const followed = (api: OpenAPI3, schema: Schema): Schema =>
  typeof schema["$ref"] === "string" ? (resolve(api, schema["$ref"]) as Schema) : schema;

const alternativesOf = (schema: Schema) => schema["oneOf"] as Schema[] | undefined;

/** The properties that the schema requires. */
const requiredOf = (api: OpenAPI3, written: Schema): string[] => {
  const schema = followed(api, written);
  const own = (schema["required"] ?? []) as string[];
  const [first = [], ...others] = (alternativesOf(schema) ?? []).map((it) => requiredOf(api, it));
  return [...own, ...first.filter((name) => others.every((it) => it.includes(name)))];
};

/** Whether the schema forbids the property. */
const forbids = (api: OpenAPI3, written: Schema, name: string): boolean => {
  const schema = followed(api, written);
  if (schema["additionalProperties"] === false) return !Object.hasOwn(schema["properties"] ?? {}, name);
  return alternativesOf(schema)?.every((it) => forbids(api, it, name)) ?? false;
};

/** For each alternative, a property that it requires and all others forbid; undefined when one alternative has none. */
const keysOf = (api: OpenAPI3, alternatives: readonly Schema[]): string[] | undefined => {
  const keys = alternatives.flatMap((one) => {
    const others = alternatives.filter((it) => it !== one);
    const key = requiredOf(api, one).find((name) => others.every((it) => forbids(api, it, name)));
    return key === undefined ? [] : [key];
  });
  return keys.length === alternatives.length ? keys : undefined;
};

/**
 * The alternatives of a schema (`oneOf` and `discriminator`) in a form for the validators: the same values are valid,
 * but errors are reported only for the intended alternative. That is the one that the discriminator names (Ajv compares
 * the constants, and only checks objects), or the one whose own property is present.
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
