import { createFilter, type Filter, type FilterOptions } from "./create-filter.ts";
import { compareDecimals, groupDecimal, toDecimal } from "./decimal-text.ts";
import { describeRange, joinRange, splitRange, type Range } from "./range-text.ts";

/** Amounts as decimal text in major units, `"10.50"`: never a float. */
export type MoneyRange = Range<string>;

export type MoneyRangeFilter = Filter<MoneyRange> & {
  readonly kind: "money-range";
  readonly currency: string;
  readonly scale: number;
};

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
  locale,
  ...options
}: FilterOptions<MoneyRange> & {
  currency: string;
  scale?: number | undefined;
  /** How the chip writes amounts (BCP 47). */
  locale?: string | undefined;
}): MoneyRangeFilter => {
  const problem = ({ from, to }: MoneyRange) =>
    from !== undefined && to !== undefined && compareDecimals(from, to) > 0 ? "“From” is above “to”." : undefined;
  const say = (it: string | undefined) => (it === undefined ? undefined : groupDecimal(it, locale));
  return createFilter(
    "money-range",
    options,
    {
      empty: { from: undefined, to: undefined },
      read: (it) => {
        const range = splitRange(it, (end) => toDecimal(end, scale));
        return range && !problem(range) ? range : undefined;
      },
      write: ({ from, to }) => joinRange(from, to),
      describe: ({ from, to }) => `${describeRange(say(from), say(to))} ${currency}`,
      equal: (a, b) => a.from === b.from && a.to === b.to,
      problem,
    },
    { currency, scale },
  );
};
