import { currencyDigits } from "./currency-digits.ts";

const formats = new Map<string, Intl.NumberFormat>();

/**
 * An amount for a file: the decimals as on screen, without grouping, so that a spreadsheet can read it. An amount
 * with more digits than a double, which comes as an object that converts to its text, keeps all digits.
 */
export const fileAmount = (amount: number, currency: string | undefined): { number: string } => {
  const text = String(amount);
  const isExact = typeof amount === "object";
  if (isExact && /e/i.test(text)) return { number: text };
  const key = `${currency ?? ""} ${isExact}`;
  const [minimumFractionDigits, most] = currencyDigits(currency);
  const maximumFractionDigits = isExact ? 100 : most;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat("en", { useGrouping: false, minimumFractionDigits, maximumFractionDigits });
  formats.set(key, format);
  return { number: format.format(isExact ? (text as unknown as number) : amount) };
};
