import type { OpenAPI3 } from "openapi-typescript";
import { flat, type Schema } from "./shapes/field-of.ts";
import { resolve } from "./resolve.ts";

/** The properties that hold the rows of a list. */
export const ROWS = ["items", "players", "users"];

/**
 * Guarantees of an answer: whether it may be null, where its rows are (`""`: it is the list itself),
 * whether it (or each row) is an object, and whether it has the number of all rows.
 */
export type Guarantees = { nullable?: true; rows?: string; record?: true; counted?: true };

const allowsNull = (api: OpenAPI3, { $ref, type, const: only, allOf, oneOf, anyOf }: Schema): boolean => {
  const allows = (it: Schema) => allowsNull(api, it);
  if ([type].flat().includes("null") || only === null) return true;
  if ($ref) return allows(resolve(api, $ref) as Schema);
  if (oneOf ?? anyOf) return (oneOf ?? anyOf)!.some(allows);
  return allOf !== undefined && allOf.every(allows);
};

/** Whether the value is an object whenever it is not null. */
const isObject = (api: OpenAPI3, { $ref, type, allOf, oneOf, anyOf }: Schema): boolean => {
  const is = (it: Schema) => isObject(api, it);
  if ($ref) return is(resolve(api, $ref) as Schema);
  if (oneOf ?? anyOf) return (oneOf ?? anyOf)!.filter((it) => it.type !== "null").every(is);
  return [type].flat().includes("object") || (allOf ?? []).some(is);
};

const heldBy = (api: OpenAPI3, data: Schema): Guarantees => {
  const record = (it: Schema | undefined) => it && isObject(api, it) && { record: true as const };
  if (data.oneOf ?? data.anyOf) return { ...record(data) };
  const { type, items, properties: fields, required } = flat(api, data);
  if (type === "array") return { rows: "", ...record(items) };
  const rows = ROWS.find((name) => fields?.[name] && flat(api, fields[name]).type === "array");
  if (!rows) return { ...record(data) };
  const isCounted = required?.includes("count") && flat(api, fields!["count"]!).type === "integer";
  return { rows, ...record(flat(api, fields![rows]!).items), ...(isCounted && { counted: true }) };
};

/** Guarantees of a read's answer; the read is given by the JSON pointer of its reply. */
export const guaranteesOf = (api: OpenAPI3, reply: string): Guarantees => {
  const { properties, required } = flat(api, resolve(api, reply) as Schema);
  const data = properties?.["data"];
  if (!data) return { nullable: true };
  const isNullable = !required?.includes("data") || allowsNull(api, data);
  return { ...(isNullable && { nullable: true }), ...heldBy(api, data) };
};
