import type { FilterOptions } from "../create-filter.ts";
import { decimalRange, type DecimalRange, type DecimalRangeFilter } from "./decimal-range.ts";

/** Numbers as decimal text. */
export type NumberRange = DecimalRange;
export type NumberRangeFilter = DecimalRangeFilter<"number-range">;

/** The most decimals of a number that is not whole. */
const MOST_DECIMALS = 12;

/** Numbers from and to, both included: counts, days, per cent. For money, `moneyRange`. */
export const numberRange = ({
  unit,
  whole = false,
  min,
  max,
  locale = "en-GB",
  ...options
}: FilterOptions<NumberRange> & {
  /** Shown in the boxes and the chip: `days`, `%`. */
  unit?: string | undefined;
  /** Whole numbers only. */
  whole?: boolean | undefined;
  /** Decimal texts, both inclusive. */
  min?: string | undefined;
  max?: string | undefined;
  /** How numbers are written, in the boxes and the chip (BCP 47). */
  locale?: string | undefined;
}): NumberRangeFilter =>
  decimalRange("number-range", options, {
    unit,
    min,
    max,
    locale,
    scale: whole ? 0 : MOST_DECIMALS,
    signed: min === undefined || min.startsWith("-"),
  });
