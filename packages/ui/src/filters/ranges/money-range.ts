import type { FilterOptions } from "../create-filter.ts";
import { decimalRange, type DecimalRange, type DecimalRangeFilter } from "./decimal-range.ts";

/** Amounts as decimal text in major units. */
export type MoneyRange = DecimalRange;
export type MoneyRangeFilter = DecimalRangeFilter<"money-range">;

const scaleOf = (currency: string): number => {
  try {
    return new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;
  } catch {
    return 2;
  }
};

/** Amounts of one currency from and to, both included; `scale` is the digits after the point, the currency's own unless said. */
export const moneyRange = ({
  currency,
  scale = scaleOf(currency),
  locale = "en-GB",
  ...options
}: FilterOptions<MoneyRange> & {
  currency: string;
  scale?: number | undefined;
  /** How amounts are written, in the boxes and the chip (BCP 47). */
  locale?: string | undefined;
}): MoneyRangeFilter => decimalRange("money-range", options, { unit: currency, scale, signed: false, locale });
