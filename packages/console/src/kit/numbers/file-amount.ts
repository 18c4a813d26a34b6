import { currencyDigits } from "./currency-digits.ts";

const formats = new Map<string, Intl.NumberFormat>();

/**
 * An amount as a file has it: with the digits that it has on screen, and without groups, so that a spreadsheet reads it.
 * One with more digits than a double holds, which comes as an object that reads as its text, keeps them all.
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
