import type { ErrorObject } from "ajv/dist/2020.js";
import { describeValue } from "../findings/describe-value.ts";
import type { Schema } from "../contract/contract.ts";
import type { Problem } from "./problem.ts";
import type { SchemaAt } from "./parts/schema-at.ts";

type About = { at: string; value: unknown; inferred: boolean; show: boolean; isHidden: boolean };

export const joined = (at: string, name: string): string => (at === "" ? name : `${at}.${name}`);

const LIMITS: Record<string, string> = {
  pattern: "does not match the pattern",
  minLength: "is shorter than",
  maxLength: "is longer than",
  minimum: "is less than",
  maximum: "is more than",
  exclusiveMinimum: "is not more than",
  exclusiveMaximum: "is not less than",
  multipleOf: "is not a multiple of",
  minItems: "has fewer items than",
  maxItems: "has more items than",
};

const types = (node: Schema) => [node["type"]].flat().join(" or ");
const choices = (node: Schema) => (node["const"] === undefined ? (node["enum"] as unknown[]) : [node["const"]]);
const short = (values: readonly unknown[]) =>
  values.length > 8 ? `${values.slice(0, 8).join(", ")}, … (${values.length})` : values.join(", ");

const missing = (error: ErrorObject, { node, pointer }: SchemaAt, about: About): Problem => {
  const { missingProperty: name, property: beside } = error.params as { missingProperty: string; property?: string };
  const property = (node["properties"] as Record<string, Schema> | undefined)?.[name];
  return {
    rule: "missing-field",
    at: joined(about.at, name),
    inferred: about.inferred,
    message: beside === undefined ? "is required and not there" : `is required beside ${beside}, and not there`,
    ...(pointer && { pointer: property ? `${pointer}/properties/${name}` : pointer }),
    breaks: true,
  };
};

/** Converts an Ajv error into a problem at this position. */
export const problemOf = (error: ErrorObject, schema: SchemaAt, about: About): Problem => {
  const { at, value, inferred, show, isHidden } = about;
  const { node, pointer } = schema;
  const base = { at, inferred, breaks: true, ...(pointer && { pointer }) };
  const shown = describeValue(value, show && !isHidden);
  if (error.propertyName !== undefined || error.keyword === "propertyNames")
    return { ...base, rule: "out-of-bounds", message: "has a key that the contract does not allow" };
  switch (error.keyword) {
    case "required":
    case "dependentRequired":
      return missing(error, schema, about);
    case "type":
      return {
        ...base,
        rule: "wrong-type",
        message: `is ${describeValue(value, false)}, should be ${types(node)}`,
        ...(value === null && { hint: `If it may be null, the contract should say type: [${types(node)}, "null"].` }),
      };
    case "enum":
    case "const":
      return {
        ...base,
        rule: "undocumented-value",
        ...(node["x-open-enum"] === true && { severity: "warning" as const }),
        message: `is ${shown}, which is none of ${short(choices(node))}`,
        ...(!show && !isHidden && { hint: "--show-values shows it." }),
      };
    case "format": {
      const format = String(node["format"]);
      return {
        ...base,
        rule: "wrong-format",
        message: `is ${shown}, which is no ${format}`,
        ...(format === "epoch-seconds" && { hint: "It looks like milliseconds." }),
      };
    }
    default: {
      const limit = LIMITS[error.keyword];
      return {
        ...base,
        rule: "out-of-bounds",
        message: limit
          ? `${limit} ${String(node[error.keyword])} (${shown})`
          : `breaks ${error.keyword} of the contract`,
      };
    }
  }
};
