import { shownRates } from "#kit/numbers/shown-rates.ts";

/** Units of a currency for one US dollar; null if there is no rate. */
export type RateRow = {
  currency: string;
  rate: number | null;
  /** Time of the quote, in epoch milliseconds. */
  at: number;
  state: "good" | "missing" | "old";
};

/** Milliseconds after which a rate is too old. */
const OLD = 3_600_000;

type Answer = {
  exchangeRates: Readonly<Record<string, number | null>>;
  quotedAt?: Readonly<Record<string, string>> | undefined;
};

/** Rates as rows, sorted by code; a rate without its own time has that of the response (`readAt`). */
export const rateRows = ({ exchangeRates, quotedAt = {} }: Answer, readAt: number, now: number): RateRow[] =>
  shownRates(exchangeRates)
    .map(([currency, given]): RateRow => {
      const quoteTime = quotedAt[currency];
      const at = quoteTime === undefined || Number.isNaN(Date.parse(quoteTime)) ? readAt : Date.parse(quoteTime);
      // A rate of 0 is unusable, since dividing by it yields no amount.
      const rate = given !== null && given > 0 ? given : null;
      return { currency, rate, at, state: rate === null ? "missing" : now - at > OLD ? "old" : "good" };
    })
    .toSorted((one, other) => one.currency.localeCompare(other.currency, "en"));
