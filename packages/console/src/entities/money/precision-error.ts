import { currencyDigits } from "#kit/numbers/currency-digits.ts";

/** Error for a decimal text with more decimals than its currency has, else undefined. */
export const precisionError = (amount: string, currency: string): string | undefined => {
  const [, maximum] = currencyDigits(currency);
  const decimals = amount.split(".")[1]?.replace(/0+$/, "").length ?? 0;
  if (decimals <= maximum) return undefined;
  return maximum === 0 ? `${currency} has no decimals.` : `${currency} has ${maximum} decimals.`;
};
