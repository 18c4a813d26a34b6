import { formatAmount } from "#kit/numbers/format-number.ts";

/** An amount of the wire in a sentence: `1,250.00 EUR`, as the locale (BCP 47) writes it. */
export const amountText = (amount: number, currency: string, locale: string): string =>
  `${formatAmount(amount, locale, currency)} ${currency}`;
