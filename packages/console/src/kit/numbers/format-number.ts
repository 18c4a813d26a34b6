import { withMinusSign } from "@backoffice/ui";
import { currencyDigits } from "./currency-digits.ts";

/**
 * A wire number, or the text of a decimal. A number with more digits than a double comes as an object that converts
 * to its text, whatever the type says.
 */
type Numeric = number | string;

const formats = new Map<string, Intl.NumberFormat>();

const formatOf = (key: string, make: () => Intl.NumberFormat): Intl.NumberFormat => {
  const format = formats.get(key) ?? make();
  formats.set(key, format);
  return format;
};

/** Keeps all digits: those beyond a double are not rounded. */
const EVERY = { maximumFractionDigits: 100 };
const isExact = (value: Numeric) => typeof value === "object";

/**
 * Formats for the screen, with a real minus sign. A value that a format cannot write, such as 1e-400, stays as it is.
 */
const written = (value: Numeric, format: Intl.NumberFormat): string =>
  isExact(value) && /e/i.test(String(value))
    ? withMinusSign(String(value))
    : withMinusSign(format.format(value as number));

/** Formats an amount with the decimals of its currency in a locale (BCP 47). */
export const formatAmount = (amount: Numeric, locale: string, currency?: string): string =>
  written(
    amount,
    formatOf(`${locale} ${currency ?? ""} ${isExact(amount)}`, () => {
      const [minimumFractionDigits, maximumFractionDigits] = currencyDigits(currency);
      return new Intl.NumberFormat(locale, {
        minimumFractionDigits,
        ...(isExact(amount) ? EVERY : { maximumFractionDigits }),
      });
    }),
  );

/** Formats a number that is not an amount in a locale. */
export const formatNumber = (value: Numeric, locale: string): string =>
  written(
    value,
    formatOf(
      `${locale}# ${isExact(value)}`,
      () => new Intl.NumberFormat(locale, isExact(value) ? EVERY : { maximumFractionDigits: 6 }),
    ),
  );

/** Formats a percentage (12.5 is 12.5%) in a locale. */
export const formatPercentage = (value: Numeric, locale: string): string =>
  written(
    value,
    formatOf(
      `${locale}% ${isExact(value)}`,
      () =>
        new Intl.NumberFormat(locale, {
          style: "unit",
          unit: "percent",
          ...(isExact(value) ? EVERY : { maximumFractionDigits: 6 }),
        }),
    ),
  );
