import type { OpenAPI3 } from "openapi-typescript";
import { flat, type Schema } from "./field-of.ts";
import { resolve } from "./resolve.ts";

/** What a reader of an answer may count on: whether it can hold nothing, and where it has rows (`""`: it is the rows). */
export type Promised = { nullable?: true; rows?: string };

const allowsNull = (api: OpenAPI3, { $ref, type, const: only, allOf, oneOf, anyOf }: Schema): boolean => {
  const allows = (it: Schema) => allowsNull(api, it);
  if ([type].flat().includes("null") || only === null) return true;
  if ($ref) return allows(resolve(api, $ref) as Schema);
  if (oneOf ?? anyOf) return (oneOf ?? anyOf)!.some(allows);
  return allOf !== undefined && allOf.every(allows);
};

/** What the answer of a read, given by its JSON pointer, promises. */
export const promiseOf = (api: OpenAPI3, reply: string): Promised => {
  const { properties, required } = flat(api, resolve(api, reply) as Schema);
  const data = properties?.["data"];
  if (!data || !required?.includes("data") || allowsNull(api, data)) return { nullable: true };
  if (data.oneOf ?? data.anyOf) return {};
  const { type, properties: fields } = flat(api, data);
  if (type === "array") return { rows: "" };
  return fields?.["items"] && flat(api, fields["items"]).type === "array" ? { rows: "items" } : {};
};
