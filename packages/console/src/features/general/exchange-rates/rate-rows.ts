import { shownRates } from "#kit/numbers/shown-rates.ts";

/** What one US dollar is worth in a currency. */
export type RateRow = { currency: string; rate: number };

/** The rates as rows, in the order of their codes. */
export const rateRows = (rates: Readonly<Record<string, number>>): RateRow[] =>
  shownRates(rates)
    .map(([currency, rate]) => ({ currency, rate }))
    .toSorted((one, other) => one.currency.localeCompare(other.currency, "en"));
