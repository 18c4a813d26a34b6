import type { FilterOptions } from "../create-filter.ts";
import { decimalRange, type DecimalRange, type DecimalRangeFilter } from "./decimal-range.ts";

/** Range of numbers as decimal texts. */
export type NumberRange = DecimalRange;
export type NumberRangeFilter = DecimalRangeFilter<"number-range">;

/** Maximum number of decimals, unless the range has whole numbers only. */
const MOST_DECIMALS = 12;

/** Inclusive range of numbers: counts, days, percentages. For money use `moneyRange`. */
export const numberRange = ({
  unit,
  whole = false,
  min,
  max,
  locale = "en-GB",
  ...options
}: FilterOptions<NumberRange> & {
  /** Unit in the inputs and the chip: `days`, `%`. */
  unit?: string | undefined;
  /** Accepts whole numbers only. */
  whole?: boolean | undefined;
  /** Inclusive bounds as decimal texts. */
  min?: string | undefined;
  max?: string | undefined;
  /** BCP 47 locale of numbers in the inputs and the chip. */
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
