import type { Impact } from "../change.ts";
import type { Difference } from "../difference.ts";
import { commonMultiple, isMultipleOf } from "../../schema/multiple-of.ts";
import { rangeShift } from "./range-differences.ts";
import { impactOf, softened, type Side } from "../side.ts";
import type { WireSchema } from "./wire-schema.ts";

type Own = Omit<Difference, "where"> & { keyword: string };
type Compare = (base: WireSchema, revision: WireSchema, side: Side) => Own[];

/** Formats that define the meaning of a value: a change alters the value although it looks the same. */
const UNITS = new Set([
  "money",
  "epoch-seconds",
  "epoch-milliseconds",
  "date-time",
  "date",
  "time",
  "duration",
  "percentage",
  "binary",
]);

/** A limit. `tightest` selects the effective one of several. A limit equal to `idle` has no effect. */
const limit =
  (keyword: string, tightest: (...values: number[]) => number, idle?: number): Compare =>
  (base, revision, side) => {
    const [before, after] = [base, revision].map((it) => {
      const said = it.all(keyword) as number[];
      const value = said.length > 0 ? tightest(...said) : undefined;
      return value === idle ? undefined : value;
    });
    if (before === after) return [];
    const isTighter = before === undefined || (after !== undefined && tightest(before, after) === after);
    const message = `${keyword} was ${before ?? "absent"} and is ${after ?? "absent"} now`;
    return [
      {
        rule: isTighter ? "limit-tightened" : "limit-loosened",
        impact: softened(side, isTighter ? "narrower" : "wider"),
        message,
        keyword,
      },
    ];
  };

const range =
  (end: "lower" | "upper", keyword: string): Compare =>
  (base, revision, side) => {
    const { shift, before, after } = rangeShift(base, revision, end);
    // Enumerated values need no range.
    if (shift === 0 || (base.values && revision.values)) return [];
    return [
      {
        rule: shift < 0 ? "limit-tightened" : "limit-loosened",
        impact: softened(side, shift < 0 ? "narrower" : "wider"),
        message: `${keyword} was ${before} and is ${after} now`,
        keyword,
      },
    ];
  };

const textOf = (it: WireSchema, keyword: string) =>
  it
    .all(keyword)
    .map((value) => (typeof value === "string" ? value : JSON.stringify(value)))
    .toSorted()
    .join(" and ");

/** A keyword compared as equal or not. `judge` returns the impact of adding, removing or changing it. */
const word =
  (keyword: string, rule: string, judge: (side: Side, before: string, after: string) => Impact): Compare =>
  (base, revision, side) => {
    const [before, after] = [textOf(base, keyword), textOf(revision, keyword)];
    if (before === after) return [];
    const message = `${keyword} was ${before || "absent"} and is ${after || "absent"} now`;
    return [{ rule, impact: judge(side, before, after), message, keyword }];
  };

const pattern = (side: Side, before: string, after: string): Impact =>
  softened(side, before === "" ? "narrower" : after === "" ? "wider" : "different");

/** The effective divisor of a number's values; undefined if there is none. Integers are multiples of 1. */
const divisorOf = (it: WireSchema): number | undefined => {
  const said = (it.all("multipleOf") as number[]).filter((value) => value > 0);
  const isWhole = it.types?.every((type) => type === "integer") ?? false;
  if (said.length === 0) return undefined;
  const divisor = commonMultiple(isWhole ? [1, ...said] : said);
  return isWhole && divisor === 1 ? undefined : divisor;
};

/** Every multiple of 5 is one of 2.5: a divisor that divides the old one allows more. */
const multipleOf: Compare = (base, revision, side) => {
  const [before, after] = [divisorOf(base), divisorOf(revision)];
  if (before === after) return [];
  const isWider = after === undefined || (before !== undefined && isMultipleOf(before, after));
  const isNarrower = before === undefined || (after !== undefined && isMultipleOf(after, before));
  return [
    {
      rule: "pattern-changed",
      impact: softened(side, isWider ? "wider" : isNarrower ? "narrower" : "different"),
      message: `multipleOf was ${before ?? "absent"} and is ${after ?? "absent"} now`,
      keyword: "multipleOf",
    },
  ];
};

/** Number formats by width: values of a narrower one fit a wider one. */
const WIDTHS = [
  ["int32", "int64", ""],
  ["float", "double", ""],
];

const format = (side: Side, before: string, after: string): Impact => {
  const widths = WIDTHS.find((it) => it.includes(before) && it.includes(after));
  // Readers are prepared for the promised width only.
  if (widths) return impactOf(side, widths.indexOf(after) > widths.indexOf(before) ? "wider" : "narrower");
  if (UNITS.has(before) || UNITS.has(after)) return "breaking";
  return pattern(side, before, after);
};

const flag =
  (keyword: string, came: readonly [string, Impact | "narrower"], went: readonly [string, Impact | "wider"]): Compare =>
  (base, revision, side) => {
    const [before, after] = [base, revision].map((it) => it.all(keyword).includes(true));
    if (before === after) return [];
    const [rule, said] = after ? came : went;
    const impact = said === "narrower" || said === "wider" ? softened(side, said) : said;
    return [{ rule, impact, message: after ? `is ${keyword} now` : `is no longer ${keyword}`, keyword }];
  };

/** Compares the origin (documented or inferred) of a schema. */
const origin: Compare = (base, revision) => {
  const [before, after] = [base, revision].map((it) => it.all("x-origin").includes("inferred"));
  if (before === after) return [];
  return after
    ? [{ rule: "origin-demoted", impact: "risky", message: "was documented and is inferred now", keyword: "x-origin" }]
    : [
        {
          rule: "origin-promoted",
          impact: "compatible",
          message: "was inferred and is documented now",
          keyword: "x-origin",
        },
      ];
};

const rest: Compare = (base, revision) =>
  [...new Set([...base.rest.keys(), ...revision.rest.keys()])]
    .filter((keyword) => base.rest.get(keyword) !== revision.rest.get(keyword))
    .map((keyword) => ({ rule: "schema-changed", impact: "risky", message: `${keyword} is not what it was`, keyword }));

const COMPARE: readonly Compare[] = [
  range("lower", "minimum"),
  range("upper", "maximum"),
  ...["minLength", "minItems", "minProperties"].map((it) => limit(it, Math.max, 0)),
  limit("minContains", Math.max, 1),
  ...["maxLength", "maxItems", "maxProperties", "maxContains"].map((it) => limit(it, Math.min)),
  word("pattern", "pattern-changed", pattern),
  multipleOf,
  word("format", "format-changed", format),
  word("contentEncoding", "format-changed", () => "breaking"),
  word("contentMediaType", "format-changed", () => "breaking"),
  word("x-currency", "currency-changed", (_, before) => (before === "" ? "compatible" : "breaking")),
  word("default", "default-changed", (side) => (side === "request" ? "risky" : "compatible")),
  flag("uniqueItems", ["limit-tightened", "narrower"], ["limit-loosened", "wider"]),
  flag("x-secret", ["secret-marked", "compatible"], ["secret-unmarked", "breaking"]),
  flag("x-pii", ["personal-data-marked", "compatible"], ["personal-data-unmarked", "breaking"]),
  flag("deprecated", ["deprecated", "compatible"], ["no-longer-deprecated", "compatible"]),
  origin,
  rest,
];

/** Compares everything beyond types and values: limits, formats, units and extensions. */
export const keywordDifferences: Compare = (base, revision, side) =>
  COMPARE.flatMap((compare) => compare(base, revision, side));
