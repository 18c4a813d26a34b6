import { compareDecimals, fitsNumber, isDecimal, MOST_DIGITS, normalizeDecimal } from "../../numbers/decimal.ts";
import { formatDecimal } from "../../numbers/format-decimal.ts";
import { canBecomeDecimal, refusalOf, type DecimalShape } from "../../numbers/read-decimal.ts";
import { typedOf } from "../../numbers/refused-text.ts";
import { createFilter, type Filter, type FilterOptions } from "../create-filter.ts";
import { describeRange, joinRange, splitRange, type Range } from "./range-text.ts";

/** Range of decimal texts, `"10.50"`, never floats. Invalid text is held as refused text. */
export type DecimalRange = Range<string>;

/** Base of money and number ranges. */
export type DecimalRangeFilter<Kind extends string> = Filter<DecimalRange> & {
  readonly kind: Kind;
  /** Unit next to the inputs and in the chip: `EUR`, `days`, `%`. */
  readonly unit: string | undefined;
  readonly shape: DecimalShape;
};

type Spec = DecimalShape & { unit: string | undefined; min?: string | undefined; max?: string | undefined };

/** Creates a filter for an inclusive range of decimals. */
export const decimalRange = <Kind extends string>(
  kind: Kind,
  options: FilterOptions<DecimalRange>,
  { unit, min, max, ...shape }: Spec,
): DecimalRangeFilter<Kind> => {
  const { scale, signed, locale } = shape;
  const decimalOrNothing = (it: string | undefined) => (isDecimal(it) ? it : undefined);
  const say = (it: string | undefined) =>
    isDecimal(it) ? formatDecimal(it, locale, it.split(".")[1]?.length ?? 0) : undefined;
  const tooFew = (it: string) => min !== undefined && compareDecimals(it, min) < 0;
  const tooMany = (it: string) => max !== undefined && compareDecimals(it, max) > 0;
  const problemOf = (end: string | undefined): string | undefined => {
    if (end === undefined) return undefined;
    const typed = typedOf(end);
    if (typed !== undefined) return refusalOf(typed, shape);
    // The value is sent as a JSON number.
    if (!fitsNumber(end)) return `Use at most ${MOST_DIGITS} digits.`;
    return tooFew(end) || tooMany(end) ? `Use numbers ${describeRange(say(min), say(max))}.` : undefined;
  };
  const problem = ({ from, to }: DecimalRange) =>
    problemOf(from) ??
    problemOf(to) ??
    (from !== undefined && to !== undefined && compareDecimals(from, to) > 0 ? "“From” is above “to”." : undefined);
  /** Parses a number of the URL, in wire format. */
  const read = (text: string) => {
    const [whole = "", fraction = ""] = text.replace("-", "").split(".");
    const sign = text.startsWith("-") ? "-" : "";
    if (!isDecimal(text) || fraction.length > scale || (sign && !signed)) return undefined;
    return normalizeDecimal(sign, whole, fraction);
  };
  return createFilter(
    kind,
    options,
    {
      empty: { from: undefined, to: undefined },
      read: (it) => {
        const range = splitRange(it, read);
        return range && !problem(range) ? range : undefined;
      },
      write: ({ from, to }) => joinRange(decimalOrNothing(from), decimalOrNothing(to)),
      describe: ({ from, to }) => `${describeRange(say(from), say(to))}${unit ? ` ${unit}` : ""}`,
      equal: (a, b) => a.from === b.from && a.to === b.to,
      problem,
      refused: ({ from, to }) =>
        [from, to]
          .map(typedOf)
          .filter((it) => it !== undefined && !canBecomeDecimal(it, shape))
          .map((it) => refusalOf(it ?? "", shape))[0],
    },
    { unit, shape },
  );
};
