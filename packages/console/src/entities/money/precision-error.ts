import { currencyDigits } from "#kit/numbers/currency-digits.ts";

/** Error for a decimal text with more decimals than its currency has, else undefined. */
export const precisionError = (amount: string, currency: string): string | undefined => {
  const [, most] = currencyDigits(currency);
  const decimals = amount.split(".")[1]?.replace(/0+$/, "").length ?? 0;
  if (decimals <= most) return undefined;
  return most === 0 ? `${currency} has no decimals.` : `${currency} has ${most} decimals.`;
};
