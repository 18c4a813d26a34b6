import { isKeptOut } from "../../schema/direction.ts";
import { propertyOf } from "../../schema/parts/map.ts";
import type { Compared, Comparing } from "./comparing.ts";
import type { Difference } from "../difference.ts";
import { otherKeys, type OtherKeys } from "./map-differences.ts";
import { placeOfKeyword } from "./place-of-keyword.ts";
import { saysSomething } from "../../schema/says-something.ts";
import { unionOf } from "../set-operations.ts";
import { impactOf, type Side } from "../side.ts";
import type { WireSchema } from "./wire-schema.ts";
import type { Contract } from "../../contract/contract.ts";

const requirementWords = (side: Side, isNeeded: boolean): string => {
  if (side === "request") return isNeeded ? "must be sent now" : "may be left out now";
  return isNeeded ? "is always there now" : "may be missing now";
};

/**
 * An object's statement about a field: whether it is named and required, its schemas, and whether it travels in this
 * direction.
 */
type Field = {
  isNamed: boolean;
  isNeeded: boolean;
  isKeptOut: boolean;
  schemas: ReturnType<typeof propertyOf>["schemas"];
  /** The schema that applies to it as a map key without a name of its own. */
  others: OtherKeys;
};

const fieldOf = (name: string, schema: WireSchema, contract: Contract, side: Side): Field => {
  const { schemas } = propertyOf(schema.parts, name);
  const keptOut = isKeptOut(contract, schemas, side);
  return {
    isNamed: schema.names.has(name) && !keptOut,
    isNeeded: schema.required.has(name) && !keptOut,
    isKeptOut: keptOut,
    schemas,
    others: otherKeys(schema),
  };
};

/** Whether an unnamed field is restricted, as in a map. */
const isMapped = (it: Field) => !it.isNamed && !it.isKeptOut && it.schemas.some(({ node }) => saysSomething(node));

const property = (name: string, { base, revision, side, contracts }: Comparing): Compared => {
  const where = `.${name}`;
  const before = fieldOf(name, base, contracts.base, side);
  const after = fieldOf(name, revision, contracts.revision, side);
  const pointer = after.schemas[0]?.pointer;
  const place = pointer === undefined ? placeOfKeyword(revision, "properties") : { pointer };
  const only = (it: Omit<Difference, "where">): Compared => ({ differences: [{ ...it, where, ...place }], below: [] });
  if (before.isKeptOut && after.isKeptOut) return { differences: [], below: [] };
  const isBoth = (before.isNamed || isMapped(before)) && (after.isNamed || isMapped(after));
  if (before.isNamed && !isBoth)
    return only({
      rule: "field-removed",
      impact: "breaking",
      message: after.isKeptOut ? `is ${side === "request" ? "read-only" : "write-only"} now` : "is gone",
    });
  if (after.isNamed && !isBoth && side === "request" && after.isNeeded)
    return only({ rule: "field-required", impact: "breaking", message: "is new and must be sent" });
  if (after.isNamed && !isBoth) {
    const impact = side === "reply" && before.others === "nothing" ? "risky" : "compatible";
    return only({ rule: "field-added", impact, message: "is new" });
  }
  const below =
    isBoth && (before.isNamed || after.isNamed)
      ? [{ where, base: { schemas: before.schemas }, revision: { schemas: after.schemas } }]
      : [];
  if (before.isNeeded === after.isNeeded) return { differences: [], below };
  const requirement: Difference = {
    rule: after.isNeeded ? "field-required" : "field-optional",
    impact: impactOf(side, after.isNeeded ? "narrower" : "wider"),
    where,
    message: requirementWords(side, after.isNeeded),
    ...placeOfKeyword(revision, "required"),
  };
  return { differences: [requirement], below };
};

/** Compares the fields of an object: removed, added, required, and their schemas. */
export const propertyDifferences = (it: Comparing): Compared => {
  const { base, revision } = it;
  const names = unionOf(base.names, revision.names, base.required, revision.required);
  const all = [...names].map((name) => property(name, it));
  return { differences: all.flatMap((one) => one.differences), below: all.flatMap((one) => one.below) };
};
