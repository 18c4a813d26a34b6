import { formatAmount } from "#kit/numbers/format-number.ts";

/** A wire amount, or its text, for a sentence: `1,250.00 EUR` in the format of the locale (BCP 47). */
export const amountText = (amount: number | string, currency: string, locale: string): string =>
  `${formatAmount(amount, locale, currency)} ${currency}`;
