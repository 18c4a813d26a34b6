import { coerce } from "../checks/values/coerce.ts";
import type { Contract, Schema } from "../contract/contract.ts";
import { expand } from "../schema/parts/expand.ts";
import { ownCheckOf } from "../schema/own-check.ts";
import type { SchemaAt } from "../schema/parts/schema-at.ts";

const TEXTS = [
  "removed",
  "removed@example.com",
  "00000000-0000-4000-8000-000000000000",
  "1970-01-01T00:00:00Z",
  "1970-01-01",
  "0.0.0.0",
  "::",
  "https://example.com/removed",
  "000000000000",
  "XX00000000000000000",
] as const;
const NUMBERS = [0, 1, 10, 100] as const;

/** Replaces characters by others of the same class, if a pattern accepts nothing simpler. */
const sameForm = (text: string) =>
  text
    .replaceAll(/\p{Lu}/gu, "X")
    .replaceAll(/\p{Ll}|\p{Lo}/gu, "x")
    .replaceAll(/\p{Nd}/gu, "0");

/** Creates a function that replaces a value by a meaningless one, if possible one that the schemas accept. */
export const valueMasker = (contract: Contract) => {
  const check = ownCheckOf(contract);
  return (value: unknown, parts: readonly SchemaAt[]): unknown => {
    const fits = (other: unknown) => parts.every(({ node }) => check(node, other).length === 0);
    if (typeof value === "string") {
      if (value === "") return value;
      const listed = parts
        .flatMap(({ node }) => [node["enum"], [node["const"]]].flat())
        .filter((it) => it !== undefined);
      return TEXTS.find(fits) ?? [sameForm(value)].find(fits) ?? listed.find(fits) ?? TEXTS[0];
    }
    if (typeof value === "number") return NUMBERS.find(fits) ?? 0;
    return value;
  };
};

/** The same for a text of a URL or header, which may represent a number. */
export const textMasker = (contract: Contract) => {
  const mask = valueMasker(contract);
  return (text: string, schema: Schema): string => {
    const value = coerce(contract, { node: schema }, text);
    return String(mask(typeof value === "object" ? text : value, expand(contract, { node: schema }).parts));
  };
};
