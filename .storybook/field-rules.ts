import { limits, type Limit } from "./all-limits.ts";

const range = (least: number | undefined, most: number | undefined, unit: string): string | undefined => {
  if (least !== undefined && most !== undefined) return `${String(least)}–${String(most)}${unit}`;
  if (most !== undefined) return `up to ${String(most)}${unit}`;
  return least === undefined ? undefined : `at least ${String(least)}${least === 1 ? unit.replace(/s$/, "") : unit}`;
};

const inWords = ({ minLength, maxLength, minimum, maximum, minItems, maxItems, pattern }: Limit): string =>
  [
    range(minLength, maxLength, " characters"),
    range(minimum, maximum, ""),
    range(minItems, maxItems, " items"),
    pattern && `matches ${String(pattern)}`,
  ]
    .filter(Boolean)
    .join(", ");

/** Lengths, ranges and patterns that the contract has for the fields of a call. */
export const fieldRules = (call: string): { field: string; rule: string; call: string }[] =>
  Object.entries(limits[call] ?? {}).flatMap(([field, limit]) => {
    const rule = inWords(limit);
    return rule ? [{ field, rule, call }] : [];
  });
