import { isNames, isWordsOrData } from "./document-keys.ts";

type Json = Record<string, unknown>;
const isObject = (node: unknown): node is Json => typeof node === "object" && node !== null && !Array.isArray(node);

/** `minimum: 0, exclusiveMinimum: true` of 3.0 is `exclusiveMinimum: 0` of 3.1. */
const convertLimit = (node: Json, limit: string, exclusive: string) => {
  if (typeof node[exclusive] !== "boolean") return;
  if (node[exclusive] && node[limit] !== undefined) {
    node[exclusive] = node[limit];
    delete node[limit];
  } else delete node[exclusive];
};

/** `nullable: true` adds null to the type beside it, and says nothing where there is no type. */
const convertNullable = (node: Json) => {
  if (typeof node["nullable"] !== "boolean") return;
  if (node["nullable"] && typeof node["type"] === "string") node["type"] = [node["type"], "null"];
  delete node["nullable"];
};

/** What stands beside a reference means nothing in 3.0, but for a path's own operations. */
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

/** A copy of an OpenAPI 3.0 document as 3.1 says the same: the rest of the program knows one version only. */
export const convertFrom30 = <T extends object>(document: T): T => {
  const copy = structuredClone(document);
  convert(copy, "", false);
  return Object.assign(copy, { openapi: "3.1.0" });
};
