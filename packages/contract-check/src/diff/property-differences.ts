import { propertyOf } from "../schema/children-of.ts";
import { belowWhere } from "./below-where.ts";
import type { Comparing } from "./comparing.ts";
import type { Difference } from "./difference.ts";
import { placeOfKeyword } from "./place-of-keyword.ts";
import { unionOf } from "./set-operations.ts";
import { impactOf, type Side } from "./side.ts";

const requirementWords = (side: Side, isNeeded: boolean): string => {
  if (side === "request") return isNeeded ? "must be sent now" : "may be left out now";
  return isNeeded ? "is always there now" : "may be missing now";
};

const property = (name: string, { base, revision, side, compare }: Comparing): Difference[] => {
  const where = `.${name}`;
  const [had, has] = [base.names.has(name), revision.names.has(name)];
  const [before, after] = [base.required.has(name), revision.required.has(name)];
  const [one, other] = [propertyOf(base.parts, name), propertyOf(revision.parts, name)];
  const pointer = other.schemas[0]?.pointer;
  const place = pointer === undefined ? placeOfKeyword(revision, "properties") : { pointer };
  if (had && !has) return [{ rule: "field-removed", impact: "breaking", where, message: "is gone", ...place }];
  if (!had && has && side === "request" && after)
    return [{ rule: "field-required", impact: "breaking", where, message: "is new and must be sent", ...place }];
  if (!had && has) {
    const impact = side === "reply" && base.isClosed ? "risky" : "compatible";
    return [{ rule: "field-added", impact, where, message: "is new", ...place }];
  }
  const inside = had ? belowWhere(where, compare(one.schemas, other.schemas, side)) : [];
  if (before === after) return inside;
  const requirement: Difference = {
    rule: after ? "field-required" : "field-optional",
    impact: impactOf(side, after ? "narrower" : "wider"),
    where,
    message: requirementWords(side, after),
    ...placeOfKeyword(revision, "required"),
  };
  return [requirement, ...inside];
};

const closedness = ({ base, revision, side }: Comparing): Difference[] => {
  if (base.isClosed === revision.isClosed) return [];
  const place = { where: "", ...placeOfKeyword(revision, "additionalProperties") };
  if (revision.isClosed) {
    const impact = impactOf(side, "narrower");
    return [{ rule: "object-closed", impact, message: "allows no other fields any more", ...place }];
  }
  const impact = side === "reply" ? "risky" : "compatible";
  return [{ rule: "object-opened", impact, message: "allows other fields now", ...place }];
};

/** The fields of an object: gone, new, needed or not, and what is in them. */
export const propertyDifferences = (it: Comparing): Difference[] => {
  const { base, revision } = it;
  const names = unionOf(base.names, revision.names, base.required, revision.required);
  return [...closedness(it), ...[...names].flatMap((name) => property(name, it))];
};
