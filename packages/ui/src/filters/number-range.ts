import { createFilter, type Filter, type FilterOptions } from "./create-filter.ts";
import { describeRange, joinRange, splitRange, type Range } from "./range-text.ts";

export type NumberRange = Range<number>;

export type NumberRangeFilter = Filter<NumberRange> & {
  readonly kind: "number-range";
  readonly unit: string | undefined;
  readonly whole: boolean;
};

const NUMBER = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/;

/** Numbers from and to, both included: counts, days, per cent. For money, `moneyRange`. */
export const numberRange = ({
  unit,
  whole = false,
  min = -Infinity,
  max = Infinity,
  locale = "en-GB",
  ...options
}: FilterOptions<NumberRange> & {
  /** Shown in the boxes and the chip: `days`, `%`. */
  unit?: string | undefined;
  /** Whole numbers only. */
  whole?: boolean | undefined;
  min?: number | undefined;
  max?: number | undefined;
  /** How the chip writes numbers (BCP 47). */
  locale?: string | undefined;
}): NumberRangeFilter => {
  const grouped = new Intl.NumberFormat(locale, { maximumFractionDigits: 20 });
  const fits = (it: number) => Number.isFinite(it) && it >= min && it <= max && (!whole || Number.isInteger(it));
  const read = (it: string) => (NUMBER.test(it) && fits(Number(it)) ? Number(it) : undefined);
  const write = (it: number | undefined) => (it === undefined || !Number.isFinite(it) ? undefined : String(it));
  const say = (it: number | undefined) => (it === undefined || !Number.isFinite(it) ? undefined : grouped.format(it));
  const problem = ({ from, to }: NumberRange) => {
    if (from !== undefined && to !== undefined && from > to) return "“From” is above “to”.";
    if ([from, to].every((it) => it === undefined || fits(it))) return undefined;
    if (whole && ![from, to].every((it) => it === undefined || Number.isInteger(it))) return "Whole numbers only.";
    return `Use numbers ${describeRange(min === -Infinity ? undefined : String(min), max === Infinity ? undefined : String(max))}.`;
  };
  return createFilter(
    "number-range",
    options,
    {
      empty: { from: undefined, to: undefined },
      read: (it) => {
        const range = splitRange(it, read);
        return range && !problem(range) ? range : undefined;
      },
      write: ({ from, to }) => joinRange(write(from), write(to)),
      describe: ({ from, to }) => `${describeRange(say(from), say(to))}${unit ? ` ${unit}` : ""}`,
      equal: (a, b) => a.from === b.from && a.to === b.to,
      problem,
    },
    { unit, whole },
  );
};
