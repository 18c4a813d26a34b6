import { isNames, isWordsOrData } from "./document-keys.ts";

type Json = Record<string, unknown>;
const PARTS = ["allOf", "oneOf", "anyOf"] as const;
const isObject = (node: unknown): node is Json => typeof node === "object" && node !== null && !Array.isArray(node);

/** `minimum: 0, exclusiveMinimum: true` in 3.0 is `exclusiveMinimum: 0` in 3.1. */
const convertLimit = (node: Json, limit: string, exclusive: string) => {
  if (typeof node[exclusive] !== "boolean") return;
  if (node[exclusive] && node[limit] !== undefined) {
    node[exclusive] = node[limit];
    delete node[limit];
  } else delete node[exclusive];
};

/** Annotations of a value, not of its type: they stay outside when null becomes an alternative. */
const isBeside = (key: string) =>
  key.startsWith("x-") ||
  ["description", "title", "example", "default", "deprecated", "readOnly", "writeOnly", "externalDocs"].includes(key);

/**
 * `nullable: true` adds null to the type beside it. Beside `allOf`, `oneOf` or `anyOf` it is the usual 3.0 way to make
 * a reference nullable, since a `$ref` allows no siblings, although the letter of 3.0 does not say so. Elsewhere it has
 * no effect.
 */
const convertNullable = (node: Json) => {
  if (typeof node["nullable"] !== "boolean") return;
  const { nullable } = node;
  delete node["nullable"];
  if (!nullable) return;
  if (typeof node["type"] === "string") node["type"] = [node["type"], "null"];
  if (!PARTS.some((it) => Array.isArray(node[it]))) return;
  const inside = Object.entries(node).filter(([key]) => !isBeside(key));
  for (const [key] of inside) delete node[key];
  node["anyOf"] = [Object.fromEntries(inside), { type: "null" }];
};

/** Siblings of a reference are ignored in 3.0, except the operations of a path. */
const convertReference = (node: Json, isPath: boolean) => {
  if (typeof node["$ref"] !== "string" || isPath) return;
  for (const key of Object.keys(node)) if (key !== "$ref") delete node[key];
};

const convert = (node: unknown, key: string, names: boolean): void => {
  if (Array.isArray(node)) for (const it of node) convert(it, "", false);
  if (!isObject(node)) return;
  if (!names) {
    convertReference(node, key.startsWith("/"));
    convertNullable(node);
    convertLimit(node, "minimum", "exclusiveMinimum");
    convertLimit(node, "maximum", "exclusiveMaximum");
  }
  for (const [name, inside] of Object.entries(node))
    if (names || !isWordsOrData(name)) convert(inside, name, !names && isNames(name));
};

/** Converts a copy of an OpenAPI 3.0 document to 3.1, so that the rest of the program handles one version only. */
export const convertFrom30 = <T extends object>(document: T): T => {
  const copy = structuredClone(document);
  convert(copy, "", false);
  return Object.assign(copy, { openapi: "3.1.0" });
};
