import { shownRates } from "./shown-rates.ts";

/** Currencies that may have no rate: the dollar, which all rates refer to, and coins and vouchers (money §9). */
const WITHOUT_RATE = ["BTC", "TRX", "USD", "USDT", "UUSD"] as const;

/** All currency codes of the system, sorted. */
export const currencyCodes = (rates: Readonly<Record<string, unknown>>): string[] =>
  [...new Set([...WITHOUT_RATE, ...shownRates(rates).map(([code]) => code)])].toSorted();
