import fc, { type Arbitrary } from "fast-check";
import type { OpenAPI3 } from "openapi-typescript";
import type { AddressScheme } from "../src/addresses.ts";
import { resolve } from "./resolve.ts";
import { merged, type JsonSchema } from "./shapes/merged.ts";

/** Below this depth objects have only their required properties, and lists are as short as allowed. */
const DEPTH = 5;
/** How many items, properties and characters above the minimum a value may have. */
const MORE = { items: 1, keys: 2, characters: 12 };

const isoDate = fc.date({ min: new Date("2000-01-01"), max: new Date("2090-01-01"), noInvalidDate: true });
const FORMATS: Record<string, Arbitrary<string>> = {
  uuid: fc.uuid(),
  email: fc.constantFrom("mara@example.com", "a.b+c@mail.example"),
  "date-time": isoDate.map((it) => it.toISOString()),
  date: isoDate.map((it) => it.toISOString().slice(0, 10)),
  uri: fc.webUrl(),
};

const ADDRESSES: Record<AddressScheme, Arbitrary<string>> = {
  relative: fc.constantFrom("/", "/promo/x", "/media/a b.png", "/?a=1#b"),
  fragment: fc.constantFrom("#", "#top"),
  https: fc.webUrl({ validSchemes: ["https"] }),
  http: fc.webUrl({ validSchemes: ["http"] }),
  wss: fc.webUrl({ validSchemes: ["wss"] }),
  ws: fc.webUrl({ validSchemes: ["ws"] }),
  mailto: fc.constantFrom("mailto:mara@example.com"),
};

const textOf = ({ format, pattern, minLength = 0, maxLength = Infinity, ...more }: JsonSchema): Arbitrary<string> => {
  const fits = (it: string) => it.length >= minLength && it.length <= maxLength;
  const schemes = more["x-schemes"];
  if (schemes) return fc.oneof(...schemes.map((it) => ADDRESSES[it])).filter(fits);
  if (format && FORMATS[format]) return FORMATS[format].filter(fits);
  if (pattern) return fc.stringMatching(new RegExp(pattern)).filter(fits);
  return fc.string({ minLength, maxLength: Math.min(maxLength, minLength + MORE.characters) });
};

const numberOf = (schema: JsonSchema, isWhole: boolean): Arbitrary<number> => {
  const { minimum = -1e6, maximum = minimum + 2e6, exclusiveMinimum, multipleOf } = schema;
  const min = Math.max(minimum, exclusiveMinimum ?? minimum);
  if (multipleOf)
    return fc
      .integer({ min: Math.ceil(min / multipleOf), max: Math.floor(maximum / multipleOf) })
      .map((it) => it * multipleOf);
  if (isWhole) return fc.integer({ min: exclusiveMinimum === undefined ? min : min + 1, max: maximum });
  return fc.double({ min, max: maximum, minExcluded: exclusiveMinimum !== undefined, noNaN: true });
};

/** Arbitrary values of a schema: every one of them is valid. */
export const arbitraryOf = (api: OpenAPI3, root: JsonSchema): Arbitrary<unknown> => {
  const objectOf = (schema: JsonSchema, depth: number): Arbitrary<unknown> => {
    const { properties = {}, required = [], additionalProperties, propertyNames, minProperties = 0 } = schema;
    const names = Object.keys(properties).filter((it) => depth < DEPTH || required.includes(it));
    const named = fc.record(Object.fromEntries(names.map((it) => [it, of(properties[it]!, depth + 1)])), {
      requiredKeys: names.filter((it) => required.includes(it)),
      noNullPrototype: true,
    });
    if (typeof additionalProperties !== "object") return named;
    const keys = propertyNames ? textOf(merged(api, propertyNames)) : fc.stringMatching(/^[a-z]{2,8}$/);
    const more = fc.dictionary(keys, of(additionalProperties, depth + 1), {
      minKeys: minProperties,
      maxKeys: minProperties + (depth < DEPTH ? MORE.keys : 0),
      noNullPrototype: true,
    });
    return fc.tuple(more, named).map(([one, other]) => ({ ...one, ...other }));
  };

  const ofType = (type: string, schema: JsonSchema, depth: number): Arbitrary<unknown> => {
    const { items, minItems = 0, maxItems = Infinity } = schema;
    switch (type) {
      case "null":
        return fc.constant(null);
      case "boolean":
        return fc.boolean();
      case "integer":
      case "number":
        return numberOf(schema, type === "integer");
      case "string":
        return textOf(schema);
      case "array": {
        const most = depth < DEPTH ? Math.min(maxItems, minItems + MORE.items) : minItems;
        return fc.array(of(items ?? {}, depth + 1), { minLength: minItems, maxLength: most });
      }
      case "object":
        return objectOf(schema, depth);
      default:
        return schema.properties ? objectOf(schema, depth) : fc.jsonValue({ maxDepth: 1 });
    }
  };

  const of = (written: JsonSchema, depth: number): Arbitrary<unknown> => {
    const schema = merged(api, written);
    const { oneOf, anyOf, ...own } = schema;
    const branches = oneOf ?? anyOf;
    if (branches) return fc.oneof(...branches.map((it) => of({ allOf: [own, it] }, depth)));
    if ("const" in schema) return fc.constant(schema.const);
    if (schema.enum) {
      const more = schema["x-open-enum"] && [schema.type].flat().includes("string") ? ["A_NEW_VALUE"] : [];
      return fc.constantFrom(...schema.enum, ...more);
    }
    return fc.oneof(...[schema.type].flat().map((type) => ofType(type ?? "any", schema, depth)));
  };
  return of(root, 0);
};

/** The schema at a pointer of the contract. */
export const schemaAt = (api: OpenAPI3, pointer: string): JsonSchema => resolve(api, pointer) as JsonSchema;
