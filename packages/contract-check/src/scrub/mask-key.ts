import type { Contract } from "../contract/contract.ts";
import { schemaOf } from "../contract/schema-of.ts";
import { fits } from "../schema/own-check.ts";
import type { SchemaAt } from "../schema/parts/schema-at.ts";
import { looksPersonal } from "./looks-personal.ts";
import type { PersonalValues } from "./personal-values.ts";

/** Typical map keys: words, codes, years and days, such as `EUR`, `en-GB`, `2026-11-05`. Other keys may be data. */
const PLAIN = /^[A-Za-z_]{1,40}$|^[a-z]{2,3}-[A-Za-z]{2,4}$|^\d{1,4}(?:-\d\d){0,2}$/;

const sameForm = (text: string) =>
  text
    .replaceAll(/\p{Lu}/gu, "X")
    .replaceAll(/\p{Ll}|\p{Lo}/gu, "x")
    .replaceAll(/\p{Nd}/gu, "0");

/** The replacement of an unnamed key; the key itself if it looks harmless. */
export const maskKey = (
  contract: Contract,
  parts: readonly SchemaAt[],
  personal: PersonalValues,
  key: string,
  taken: object,
): string => {
  const rules = parts.flatMap((it) =>
    it.node["propertyNames"] === undefined ? [] : [schemaOf(it.node["propertyNames"])],
  );
  const isMarked = rules.some((it) => it?.["x-pii"] === true);
  const isDescribed = rules.length > 0 && rules.every((rule) => fits(contract, rule, key));
  if (!isMarked && (isDescribed || PLAIN.test(key)) && !looksPersonal(key) && !personal.has(key)) return key;
  const isFree = (it: string) => !Object.hasOwn(taken, it);
  for (let count = 1; ; count++) {
    const candidates = [`removed-${count}`, `removed${"x".repeat(count)}`, sameForm(key)];
    const candidate = candidates.find((it) => isFree(it) && rules.every((rule) => fits(contract, rule, it)));
    if (candidate !== undefined) return candidate;
    if (count > 50) return `removed-${Object.keys(taken).length}`;
  }
};
