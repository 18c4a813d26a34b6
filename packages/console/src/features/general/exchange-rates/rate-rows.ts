import { shownRates } from "#kit/numbers/shown-rates.ts";

/** What one US dollar is worth in a currency; no rate where nobody quotes it. */
export type RateRow = {
  currency: string;
  rate: number | null;
  /** When it was quoted, in epoch milliseconds. */
  at: number;
  state: "good" | "missing" | "old";
};

/** Milliseconds after which a rate is too old to go by. */
const OLD = 3_600_000;

type Answer = {
  exchangeRates: Readonly<Record<string, number | null>>;
  quotedAt?: Readonly<Record<string, string>> | undefined;
};

/** The rates as rows, in the order of their codes; one that says no time of its own is as old as the answer (`readAt`). */
export const rateRows = ({ exchangeRates, quotedAt = {} }: Answer, readAt: number, now: number): RateRow[] =>
  shownRates(exchangeRates)
    .map(([currency, given]): RateRow => {
      const said = quotedAt[currency];
      const at = said === undefined || Number.isNaN(Date.parse(said)) ? readAt : Date.parse(said);
      // A rate of nothing is none: whatever is divided by it has no amount.
      const rate = given !== null && given > 0 ? given : null;
      return { currency, rate, at, state: rate === null ? "missing" : now - at > OLD ? "old" : "good" };
    })
    .toSorted((one, other) => one.currency.localeCompare(other.currency, "en"));
