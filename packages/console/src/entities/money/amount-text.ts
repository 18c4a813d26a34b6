import { formatAmount } from "#kit/numbers/format-number.ts";

/** An amount of the wire, or the text of one, in a sentence: `1,250.00 EUR`, as the locale (BCP 47) writes it. */
export const amountText = (amount: number | string, currency: string, locale: string): string =>
  `${formatAmount(amount, locale, currency)} ${currency}`;
