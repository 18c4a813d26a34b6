import type { Contract, Schema } from "../../contract/contract.ts";
import { below } from "../../schema/parts/schema-at.ts";
import { canonical } from "../canonical.ts";
import type { Compared, Comparing } from "./comparing.ts";
import type { Difference } from "../difference.ts";
import { placeOfKeyword } from "./place-of-keyword.ts";
import { softened, type Shift } from "../side.ts";
import type { WireSchema } from "./wire-schema.ts";

/** Keywords that only restrict, compared as equal or not. */
const GROUPS: readonly (readonly string[])[] = [["not"], ["if", "then", "else"], ["dependentSchemas"], ["contains"]];

const textOf = ({ parts }: WireSchema, keywords: readonly string[], contract: Contract): string =>
  parts
    .filter(({ node }) => Object.hasOwn(node, keywords[0]!))
    .map(({ node }) =>
      canonical(
        keywords.map((it) => node[it] ?? null),
        contract,
      ),
    )
    .toSorted()
    .join(" and ");

/** Conditional requirements, such as `card needs cvv`. */
const needs = ({ parts }: WireSchema): Set<string> =>
  new Set(
    parts.flatMap(({ node }) =>
      Object.entries((node["dependentRequired"] ?? {}) as Record<string, string[]>).flatMap(([key, names]) =>
        names.map((name) => `${key} needs ${name}`),
      ),
    ),
  );

/** The propertyNames schemas, as schemas of a text. */
const namesOf = ({ parts }: WireSchema) =>
  parts.flatMap((part) =>
    part.node["propertyNames"] === undefined
      ? []
      : [below(part, part.node["propertyNames"] as Schema, "propertyNames")],
  );

/** Compares conditional restrictions: `not`, `if`, `dependentRequired`, `propertyNames`, … */
export const conditionalDifferences = ({ base, revision, side, contracts }: Comparing): Compared => {
  const differences: Difference[] = [];
  const say = (keyword: string, shift: Shift, message: string) =>
    void differences.push({
      rule: "condition-changed",
      impact: softened(side, shift),
      message,
      where: "",
      ...placeOfKeyword(revision, keyword),
    });
  for (const keywords of GROUPS) {
    const [keyword] = keywords as [string];
    const [before, after] = [textOf(base, keywords, contracts.base), textOf(revision, keywords, contracts.revision)];
    if (before === after) continue;
    if (before === "") say(keyword, "narrower", `has a condition now (${keyword})`);
    else if (after === "") say(keyword, "wider", `has no such condition any more (${keyword})`);
    else say(keyword, "different", `has another condition (${keyword})`);
  }
  const [some, more] = [needs(base), needs(revision)];
  for (const it of more) if (!some.has(it)) say("dependentRequired", "narrower", `${it} now`);
  for (const it of some) if (!more.has(it)) say("dependentRequired", "wider", `${it} no longer`);
  const [names, namesNow] = [namesOf(base), namesOf(revision)];
  if (names.length === 0 && namesNow.length > 0) say("propertyNames", "narrower", "limits the names of its keys now");
  if (names.length > 0 && namesNow.length === 0)
    say("propertyNames", "wider", "no longer limits the names of its keys");
  const both = names.length > 0 && namesNow.length > 0;
  return {
    differences,
    below: both ? [{ where: "{name}", base: { schemas: names }, revision: { schemas: namesNow } }] : [],
  };
};
