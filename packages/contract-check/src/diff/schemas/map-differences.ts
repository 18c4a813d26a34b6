import type { Schema } from "../../contract/contract.ts";
import { below, type SchemaAt } from "../../schema/parts/schema-at.ts";
import type { Compared, Comparing } from "./comparing.ts";
import { placeOfKeyword } from "./place-of-keyword.ts";
import { saysSomething } from "../../schema/says-something.ts";
import { unionOf } from "../set-operations.ts";
import { impactOf } from "../side.ts";
import type { WireSchema } from "./wire-schema.ts";

/** The values of keys without a name of their own: anything, nothing (not allowed), or these schemas. */
export type OtherKeys = "anything" | "nothing" | readonly SchemaAt[];

/** The schema of keys that an object does not name. */
export const otherKeys = ({ parts, isClosed }: WireSchema): OtherKeys => {
  if (isClosed) return "nothing";
  const schemas = parts.flatMap((part) =>
    ["additionalProperties", "unevaluatedProperties"].flatMap((key) => {
      const written = part.node[key];
      return typeof written === "object" && written !== null && saysSomething(written as Schema)
        ? [below(part, written, key)]
        : [];
    }),
  );
  return schemas.length > 0 ? schemas : "anything";
};

const patterns = ({ parts }: WireSchema): Map<string, SchemaAt[]> => {
  const found = new Map<string, SchemaAt[]>();
  for (const part of parts)
    for (const [pattern, it] of Object.entries((part.node["patternProperties"] ?? {}) as Schema))
      found.set(pattern, [...(found.get(pattern) ?? []), below(part, it, "patternProperties", pattern)]);
  return found;
};

const compared = (where: string, before: OtherKeys, after: OtherKeys, { revision, side }: Comparing): Compared => {
  const place = { where, ...placeOfKeyword(revision, "additionalProperties") };
  if (before === after) return { differences: [], below: [] };
  if (after === "nothing") {
    const message = "allows no other fields any more";
    return {
      differences: [{ rule: "object-closed", impact: impactOf(side, "narrower"), message, ...place }],
      below: [],
    };
  }
  if (before === "nothing") {
    // Readers must tolerate unknown keys, but may not.
    const impact = side === "reply" ? "risky" : "compatible";
    return {
      differences: [{ rule: "object-opened", impact, message: "allows other fields now", ...place }],
      below: [],
    };
  }
  const schemas = (it: OtherKeys) => ({ schemas: typeof it === "string" ? [] : it });
  return {
    differences: [],
    below: [{ where: where === "" ? "{*}" : where, base: schemas(before), revision: schemas(after) }],
  };
};

/** Compares maps and closed objects: whether other keys are allowed, and their values. */
export const mapDifferences = (it: Comparing): Compared => {
  const [before, after] = [otherKeys(it.base), otherKeys(it.revision)];
  const [some, more] = [patterns(it.base), patterns(it.revision)];
  const all = [
    compared("", before, after, it),
    ...[...unionOf(some.keys(), more.keys())].map((pattern) =>
      compared(`{${pattern}}`, some.get(pattern) ?? before, more.get(pattern) ?? after, it),
    ),
  ];
  return { differences: all.flatMap((one) => one.differences), below: all.flatMap((one) => one.below) };
};
