import type { WireSchema } from "./wire-schema.ts";

/** A limit of a number, and whether the limit itself is excluded. */
type Bound = { limit: number; isOut: boolean };

const isWhole = ({ types }: WireSchema) => types !== undefined && types.every((it) => it === "integer");

/** The tightest bound. For integers, greater than 0 means from 1. `sign` is 1 for the lower bound, -1 for the upper. */
const boundOf = (schema: WireSchema, keywords: readonly [string, string], sign: 1 | -1): Bound | undefined => {
  const listed = (schema.values ?? []).map((it): unknown => JSON.parse(it));
  const isListed = listed.length > 0 && listed.every((it) => typeof it === "number");
  const bounds = [
    // Enumerated numbers are a range too.
    ...(isListed ? [{ limit: Math[sign === 1 ? "min" : "max"](...listed), isOut: false }] : []),
    ...(schema.all(keywords[0]) as number[]).map((limit): Bound => ({ limit, isOut: false })),
    ...(schema.all(keywords[1]) as number[]).map((limit): Bound => ({ limit, isOut: true })),
  ].map((it): Bound => {
    if (!isWhole(schema)) return it;
    const first = it.isOut && Number.isInteger(it.limit) ? it.limit + sign : it.limit;
    return { limit: sign === 1 ? Math.ceil(first) : Math.floor(first), isOut: false };
  });
  return bounds.toSorted((one, other) => tighterFirst(one, other, sign))[0];
};

const tighterFirst = (one: Bound, other: Bound, sign: 1 | -1) =>
  sign * (other.limit - one.limit) || Number(other.isOut) - Number(one.isOut);

const LOWER = ["minimum", "exclusiveMinimum"] as const;
const UPPER = ["maximum", "exclusiveMaximum"] as const;

/** A range of up to this many integers counts as a list. */
const FEW = 20;

/** The integers of a short range, as JSON; undefined otherwise. */
export const shortRange = (schema: WireSchema): string[] | undefined => {
  const lower = boundOf(schema, LOWER, 1)?.limit;
  const upper = boundOf(schema, UPPER, -1)?.limit;
  if (!isWhole(schema) || lower === undefined || upper === undefined || upper - lower >= FEW) return undefined;
  return Array.from({ length: Math.max(0, upper - lower + 1) }, (_, index) => JSON.stringify(lower + index));
};

/** The shift of a bound: -1 is tighter, 1 is looser, 0 is unchanged; with both as text for reports. */
export const rangeShift = (
  base: WireSchema,
  revision: WireSchema,
  end: "lower" | "upper",
): { shift: -1 | 0 | 1; before: string; after: string } => {
  const keywords = end === "lower" ? LOWER : UPPER;
  const sign = end === "lower" ? 1 : -1;
  const [one, other] = [base, revision].map((it) => boundOf(it, keywords, sign));
  const shown = (it: Bound | undefined) =>
    it ? `${it.isOut ? (sign === 1 ? "more than " : "less than ") : ""}${it.limit}` : "absent";
  const order = !one ? (other ? -1 : 0) : !other ? 1 : Math.sign(tighterFirst(other, one, sign));
  return { shift: order as -1 | 0 | 1, before: shown(one), after: shown(other) };
};
