import type { FilterOptions } from "../create-filter.ts";
import { decimalRange, type DecimalRange, type DecimalRangeFilter } from "./decimal-range.ts";

/** Range of amounts as decimal texts in major units. */
export type MoneyRange = DecimalRange;
export type MoneyRangeFilter = DecimalRangeFilter<"money-range">;

const scaleOf = (currency: string): number => {
  try {
    return new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;
  } catch {
    return 2;
  }
};

/** Inclusive range of amounts in one currency; `scale` is the number of decimals and defaults to the currency's. */
export const moneyRange = ({
  currency,
  scale = scaleOf(currency),
  locale = "en-GB",
  ...options
}: FilterOptions<MoneyRange> & {
  currency: string;
  scale?: number | undefined;
  /** BCP 47 locale of amounts in the inputs and the chip. */
  locale?: string | undefined;
}): MoneyRangeFilter => decimalRange("money-range", options, { unit: currency, scale, signed: false, locale });
