/** What one US dollar is worth in a currency. */
export type RateRow = { currency: string; rate: number };

/** Never shown (shell §3). */
const LEFT_OUT = "IRR";

/** The rates as rows, in the order of their codes. */
export const rateRows = (rates: Readonly<Record<string, number>>): RateRow[] =>
  Object.entries(rates)
    .filter(([currency]) => currency !== LEFT_OUT)
    .map(([currency, rate]) => ({ currency, rate }))
    .toSorted((one, other) => one.currency.localeCompare(other.currency, "en"));
