import { CannotCheck } from "../frame/cannot-check.ts";
import type { Contract } from "./contract.ts";

/** What stands here is data, whatever it looks like. */
const DATA = new Set(["example", "examples", "default", "enum", "const"]);
/** What stands here has names of its own: a property may be called `default`. */
const NAMES = new Set(["properties", "patternProperties", "schemas"]);

const problemWith = (pattern: string): string | undefined => {
  try {
    RegExp(pattern);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
};

/** Throws a `CannotCheck` that names file and line of the first pattern that is no regular expression. */
export const refuseBadPatterns = (contract: Contract): void => {
  const refuse = (pattern: string, pointer: string) => {
    const problem = problemWith(pattern);
    if (!problem) return;
    const place = contract.placeOf({ pointer });
    throw new CannotCheck(`${place ? `${place.file}:${place.line}` : contract.file}: ${problem}.`);
  };
  const search = (node: unknown, pointer: string, names: boolean): void => {
    if (typeof node !== "object" || node === null) return;
    for (const [key, inside] of Object.entries(node)) {
      const at = `${pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
      if (!names && (DATA.has(key) || key.startsWith("x-"))) continue;
      if (!names && key === "pattern" && typeof inside === "string") refuse(inside, at);
      if (!names && key === "patternProperties")
        for (const pattern of Object.keys(inside as object)) refuse(pattern, at);
      search(inside, at, !names && NAMES.has(key));
    }
  };
  search(contract.document, "#", false);
};
