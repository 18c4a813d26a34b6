import { withMinusSign } from "../../numbers/with-minus-sign.ts";

const DECIMAL = /^-?\d+(\.\d+)?$/;
/** High enough that an amount is never rounded. */
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

/** Formats a decimal text ("-1234.5") for display ("−1,234.50") with all its digits; undefined if it is not a decimal. */
export const formatAmount = (amount: string, locale: string): string | undefined =>
  DECIMAL.test(amount) ? withMinusSign(formatOf(locale).format(amount as Intl.StringNumericLiteral)) : undefined;
