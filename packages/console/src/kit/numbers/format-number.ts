import { currencyDigits } from "./currency-digits.ts";

const formats = new Map<string, Intl.NumberFormat>();

const formatOf = (key: string, make: () => Intl.NumberFormat): Intl.NumberFormat => {
  const format = formats.get(key) ?? make();
  formats.set(key, format);
  return format;
};

/** An amount as it came, with the digits of its currency, as the reader's locale (BCP 47) writes it. */
export const formatAmount = (amount: number, locale: string, currency?: string): string =>
  formatOf(`${locale} ${currency ?? ""}`, () => {
    const [minimumFractionDigits, maximumFractionDigits] = currencyDigits(currency);
    return new Intl.NumberFormat(locale, { minimumFractionDigits, maximumFractionDigits });
  }).format(amount);

/** A number that is no amount, as the reader's locale writes it. */
export const formatNumber = (value: number, locale: string): string =>
  formatOf(`${locale}#`, () => new Intl.NumberFormat(locale, { maximumFractionDigits: 6 })).format(value);

/** Per cent of a hundred (12.5 is 12.5%), as the reader's locale writes it. */
export const formatPercentage = (value: number, locale: string): string =>
  formatOf(`${locale}%`, () => new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 6 })).format(
    value / 100,
  );
