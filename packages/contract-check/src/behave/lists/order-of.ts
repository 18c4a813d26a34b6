import { fieldOf } from "./field-of.ts";
import type { Row } from "./read-page.ts";

const MOMENT = /^\d{4}-\d\d-\d\d(?:T.*)?$/;
const CODE = /^[A-Z][A-Z0-9_]*$/;

/** The value of a row that it is sorted by; a text by language counts in English. */
const valueOf = (row: Row, name: string): unknown => {
  const value = fieldOf(row, name);
  return typeof value === "object" && value !== null && "en" in value ? value.en : value;
};

const byCode = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
const collator = new Intl.Collator("en");

/** The orders that texts may have: nobody has said which. */
const TEXT_ORDERS: readonly ((one: string, other: string) => number)[] = [
  byCode,
  (one, other) => byCode(one.toLowerCase(), other.toLowerCase()),
  (one, other) => collator.compare(one, other),
];

const isAscending = <Value>(values: readonly Value[], compare: (one: Value, other: Value) => number) =>
  values.every((it, index) => index === 0 || compare(values[index - 1]!, it) <= 0);

/** Whether equal values stand together: states have an order of their own. */
const isGrouped = (values: readonly unknown[]) => {
  const groups = values.filter((it, index) => index === 0 || it !== values[index - 1]);
  return new Set(groups).size === groups.length;
};

const isSorted = (values: readonly unknown[]): boolean | undefined => {
  if (values.every((it) => typeof it === "number" || typeof it === "boolean"))
    return isAscending(values.map(Number), (one, other) => one - other);
  if (!values.every((it) => typeof it === "string")) return undefined;
  if (values.every((it) => MOMENT.test(it)))
    return isAscending(
      values.map((it) => Date.parse(it)),
      (one, other) => one - other,
    );
  if (TEXT_ORDERS.some((it) => isAscending(values, it))) return true;
  return values.every((it) => CODE.test(it)) ? isGrouped(values) : false;
};

/**
 * Whether rows are sorted by a field. Rows without a value may stand anywhere. Undefined if it cannot be told: the rows
 * have no such field, or too few values.
 */
export const areSorted = (rows: readonly Row[], name: string, direction: "asc" | "desc"): boolean | undefined => {
  const values = rows.map((it) => valueOf(it, name)).filter((it) => it !== null && it !== undefined && it !== "");
  if (new Set(values).size < 2) return undefined;
  return isSorted(direction === "asc" ? values : values.toReversed());
};
