import type { OpenAPI3 } from "openapi-typescript";
import type { RefKind } from "../../src/generated/ref-kinds.ts";
import type { Field, FieldKind, ListHint } from "../../src/read-shape.ts";
import { resolve } from "../resolve.ts";

/** The part of JSON Schema that fields are generated from. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: boolean | Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  "x-currency"?: string;
  "x-open-enum"?: boolean;
  "x-secret"?: boolean;
  "x-pii"?: boolean;
  "x-ref"?: string;
  "x-names"?: string;
  "x-label"?: string;
  "x-list"?: string;
};

/** Objects are described down to this depth; deeper ones have no fields. */
const DEPTH = 3;

const merge = (schemas: Schema[]): Schema => {
  const properties = Object.assign({}, ...schemas.map((it) => it.properties)) as Record<string, Schema>;
  const required = schemas.flatMap((it) => it.required ?? []);
  return {
    ...(Object.assign({}, ...schemas) as Schema),
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(required.length > 0 && { required }),
  };
};

/**
 * The schema with references and compositions resolved. A keyword beside a reference overrides it; of alternatives, all
 * fields are taken.
 */
export const flat = (api: OpenAPI3, schema: Schema): Schema => {
  const { $ref, allOf, oneOf, anyOf, ...own } = schema;
  const parts = [
    ...($ref ? [resolve(api, $ref) as Schema] : []),
    ...(allOf ?? []),
    ...(oneOf ?? anyOf ?? []).filter((it) => it.type !== "null"),
  ];
  return parts.length === 0 ? own : merge([...parts.map((it) => flat(api, it)), own]);
};

const typeOf = ({ type, properties }: Schema) =>
  (Array.isArray(type) ? type : [type]).find((it) => it && it !== "null") ?? (properties ? "object" : "string");

const ID = /(^|_)(uu)?id$|[a-z]Ids?$/i;
const CODE = /code$|^key$|^slug$|currency$|^env$|^network$/i;
const LANGUAGE = /^[a-z]{2}(-[A-Za-z]+)?$/;

const isLocalized = ({ properties = {}, additionalProperties }: Schema) =>
  Object.keys(properties).length > 0
    ? "en" in properties && Object.keys(properties).every((key) => LANGUAGE.test(key))
    : typeof additionalProperties === "object" && additionalProperties.description?.includes("language") === true;

const textKind = (name: string, { format }: Schema): FieldKind => {
  if (format === "date-time") return "moment";
  if (format === "date") return "date";
  if (format === "uuid" || ID.test(name)) return "id";
  return CODE.test(name) ? "code" : "text";
};

const kindOf = (name: string, schema: Schema): FieldKind => {
  const type = typeOf(schema);
  if (type === "boolean") return "boolean";
  if (type === "array") return "list";
  if (type === "object") return isLocalized(schema) ? "localized" : "object";
  if (schema.format === "money") return "money";
  if (schema.format === "epoch-seconds") return "epoch";
  if (type === "integer" || type === "number")
    return /percent/i.test(name) ? "percentage" : type === "integer" ? "integer" : "decimal";
  return schema.enum ? "choice" : textKind(name, schema);
};

/** The description of one property as a field. */
export const fieldOf = (api: OpenAPI3, name: string, property: Schema, depth = DEPTH): Field => {
  const schema = flat(api, property);
  const kind = kindOf(name, schema);
  const { properties, additionalProperties: each } = schema;
  const isMap = kind === "object" && !properties && typeof each === "object";
  const inside = kind === "list" ? flat(api, schema.items ?? {}) : isMap ? flat(api, each) : schema;
  const values = inside.enum?.filter((it) => typeof it === "string");
  const nested = (kind === "list" || kind === "object") && inside.properties && depth > 1;
  return {
    name,
    kind,
    ...(schema["x-label"] && { label: schema["x-label"] }),
    ...(schema["x-list"] && { list: schema["x-list"] as ListHint }),
    ...(schema.description && { help: schema.description }),
    ...(schema["x-currency"] && { currency: schema["x-currency"] }),
    ...(values && values.length > 0 && { values }),
    ...(inside["x-open-enum"] && { open: true as const }),
    ...((schema["x-secret"] ?? inside["x-secret"]) && { secret: true as const }),
    ...((schema["x-pii"] ?? inside["x-pii"]) && { personal: true as const }),
    ...((schema["x-ref"] ?? inside["x-ref"]) && { ref: (schema["x-ref"] ?? inside["x-ref"]) as RefKind }),
    ...(schema["x-names"] && { names: schema["x-names"] }),
    ...(isMap && { map: true as const }),
    ...(nested && { fields: fieldsOf(api, inside, depth - 1) }),
  };
};

/** A name field refers to the same record as the field beside it. */
const withNames = (fields: Field[]): Field[] =>
  fields.map((field) => {
    const ref = field.names && fields.find((it) => it.name === field.names)?.ref;
    return ref ? { ...field, ref } : field;
  });

/** The fields of an object, in the contract's order. */
export const fieldsOf = (api: OpenAPI3, object: Schema, depth = DEPTH): Field[] =>
  withNames(Object.entries(object.properties ?? {}).map(([name, property]) => fieldOf(api, name, property, depth)));
