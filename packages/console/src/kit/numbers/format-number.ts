import { trueMinus } from "@backoffice/ui";
import { currencyDigits } from "./currency-digits.ts";

/**
 * A number of the wire, or the text of a decimal. One with more digits than a double holds comes as an object that reads
 * as its text, whatever the type says.
 */
type Numeric = number | string;

const formats = new Map<string, Intl.NumberFormat>();

const formatOf = (key: string, make: () => Intl.NumberFormat): Intl.NumberFormat => {
  const format = formats.get(key) ?? make();
  formats.set(key, format);
  return format;
};

/** All that there are: digits that came beyond those of a double are not rounded away. */
const EVERY = { maximumFractionDigits: 100 };
const isExact = (value: Numeric) => typeof value === "object";

/** On the screen, with a minus that is one. What a format cannot write, such as 1e-400, stands as it came. */
const written = (value: Numeric, format: Intl.NumberFormat): string =>
  isExact(value) && /e/i.test(String(value)) ? trueMinus(String(value)) : trueMinus(format.format(value as number));

/** An amount as it came, with the digits of its currency, as the reader's locale (BCP 47) writes it. */
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

/** A number that is no amount, as the reader's locale writes it. */
export const formatNumber = (value: Numeric, locale: string): string =>
  written(
    value,
    formatOf(
      `${locale}# ${isExact(value)}`,
      () => new Intl.NumberFormat(locale, isExact(value) ? EVERY : { maximumFractionDigits: 6 }),
    ),
  );

/** Per cent of a hundred (12.5 is 12.5%), as the reader's locale writes it. */
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
