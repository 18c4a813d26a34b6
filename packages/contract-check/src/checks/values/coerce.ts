import type { Contract } from "../../contract/contract.ts";
import { allPartsOf } from "../../schema/parts/all-parts-of.ts";
import { propertyOf } from "../../schema/parts/map.ts";
import type { SchemaAt } from "../../schema/parts/schema-at.ts";
import { parseJson } from "./parse-json.ts";
import { typesOf } from "./types-of.ts";

/** Texts of a URL or form, in the list and object structure in which they were written. */
export type Texts = string | readonly Texts[] | { readonly [name: string]: Texts };

/** An integer in a URL consists of digits; hexadecimal, exponents and plus signs are not accepted. */
const INTEGER = /^-?\d+(?:\.0+)?$/;
const NUMBER = /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

const one = (text: string, types: ReadonlySet<string>): unknown => {
  if (types.has("boolean") && (text === "true" || text === "false")) return text === "true";
  if (types.has("number") ? NUMBER.test(text) : types.has("integer") && INTEGER.test(text)) return Number(text);
  if (types.has("null") && !types.has("string") && text === "") return null;
  if (!types.has("string") && (types.has("object") || types.has("array")) && /^\s*[[{]/.test(text))
    return parseJson(text) ?? text;
  return text;
};

const itemsOf = (contract: Contract, schema: SchemaAt): SchemaAt => {
  const holder = allPartsOf(contract, schema).find((it) => it.node["items"] !== undefined);
  return { node: (holder?.node["items"] ?? {}) as SchemaAt["node"] };
};

/** Converts texts to the type in their schema: `"12"` becomes a number if a number is expected. */
export const coerce = (contract: Contract, schema: SchemaAt, given: Texts): unknown => {
  const types = typesOf(contract, schema);
  if (typeof given === "string") {
    const value = one(given, types);
    return types.has("array") && !Array.isArray(value) && !types.has("string")
      ? [coerce(contract, itemsOf(contract, schema), given)]
      : value;
  }
  if (Array.isArray(given)) {
    const items = types.has("array") ? itemsOf(contract, schema) : schema;
    return (given as readonly Texts[]).map((it) => coerce(contract, items, it));
  }
  const parts = allPartsOf(contract, schema);
  return Object.fromEntries(
    Object.entries(given).map(([name, inside]) => {
      const [property] = propertyOf(parts, name).schemas;
      return [name, coerce(contract, property ?? { node: {} }, inside)];
    }),
  );
};
