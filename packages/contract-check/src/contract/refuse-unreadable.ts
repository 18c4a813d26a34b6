import { CannotCheck } from "../frame/cannot-check.ts";
import type { Contract } from "./contract.ts";
import { isNames, isWordsOrData } from "./document-keys.ts";

/** Validation keywords that this program does not support: the contract would be checked only partly. */
const UNKNOWN = ["$dynamicRef", "$recursiveRef", "$id", "unevaluatedItems"] as const;
const DIALECT = /^https:\/\/spec\.openapis\.org\/oas\/3\.1\/dialect\/|^https:\/\/json-schema\.org\/draft\/2020-12\//;

const problemWith = (pattern: string): string | undefined => {
  try {
    RegExp(pattern);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
};

/**
 * Throws a `CannotCheck` with file and line of the first unsupported part: an invalid regular expression, an unknown
 * keyword or dialect.
 */
export const refuseUnreadable = (contract: Contract): void => {
  const refuse = (problem: string | undefined, pointer: string) => {
    if (!problem) return;
    const place = contract.placeOf({ pointer });
    throw new CannotCheck(`${place ? `${place.file}:${place.line}` : contract.file}: ${problem}.`);
  };
  /** What an alias of YAML repeats is one object, and searched once. */
  const seen = { names: new Set<object>(), keywords: new Set<object>() };
  const search = (node: unknown, pointer: string, names: boolean): void => {
    if (typeof node !== "object" || node === null) return;
    const known = names ? seen.names : seen.keywords;
    if (known.has(node)) return;
    known.add(node);
    for (const [key, inside] of Object.entries(node)) {
      const at = `${pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
      if (!names && isWordsOrData(key)) continue;
      if (!names && UNKNOWN.some((it) => it === key)) refuse(`${key} is not understood`, at);
      if (!names && key === "pattern" && typeof inside === "string") refuse(problemWith(inside), at);
      if (!names && key === "patternProperties")
        for (const pattern of Object.keys(inside as object)) refuse(problemWith(pattern), at);
      search(inside, at, !names && isNames(key));
    }
  };
  const { jsonSchemaDialect: dialect } = contract.document;
  if (typeof dialect === "string" && !DIALECT.test(dialect))
    throw new CannotCheck(`${contract.file}: the JSON Schema dialect ${dialect} is not understood.`);
  search(contract.document, "#", false);
};
