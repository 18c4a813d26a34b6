import { shownRates } from "./shown-rates.ts";

/** May have no rate: the dollar, which all rates are of, and the coins and vouchers of payments and top-ups (money §9). */
const WITHOUT_RATE = ["BTC", "TRX", "USD", "USDT", "UUSD"] as const;

/** The codes of all currencies that something in the system can be in, sorted. */
export const currencyCodes = (rates: Readonly<Record<string, unknown>>): string[] =>
  [...new Set([...WITHOUT_RATE, ...shownRates(rates).map(([code]) => code)])].toSorted();
