import { trueMinus } from "../../numbers/true-minus.ts";

const DECIMAL = /^-?\d+(\.\d+)?$/;
/** As many as there are: an amount is not rounded. */
const MOST_DECIMALS = 100;
const formats = new Map<string, Intl.NumberFormat>();

const formatOf = (locale: string) => {
  let format = formats.get(locale);
  if (!format) {
    format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: MOST_DECIMALS });
    formats.set(locale, format);
  }
  return format;
};

/** A decimal number kept as text ("-1234.5") for reading ("−1,234.50"), every digit of it; nothing when it is none. */
export const formatAmount = (amount: string, locale: string): string | undefined =>
  DECIMAL.test(amount) ? trueMinus(formatOf(locale).format(amount as Intl.StringNumericLiteral)) : undefined;
