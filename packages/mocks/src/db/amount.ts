import { RATES } from "./fixed.ts";

/** An amount as money is written: two decimals. Everything that is added, shared or exchanged goes through here. */
export const amount = (value: number): number => Math.round((value + Math.sign(value) * 1e-9) * 100) / 100;

/** The quoted rates, and beside them the dollar itself and the coin that operators top up with. */
const ALL_RATES = new Map(Object.entries({ ...RATES, USD: 1, TRX: 6.2 }));

/** Units of a currency for one US dollar; undefined for what nobody quotes. */
export const rateOf = (currency: string): number | undefined => ALL_RATES.get(currency);

/** An amount in US dollars, at today's rate; unquoted currencies count as dollars. */
export const inUSD = (value: number, currency: string): number => amount(value / (rateOf(currency) ?? 1));

/** An amount of one currency in another, at today's rate. */
export const exchanged = (value: number, from: string, to: string): number =>
  amount((value / (rateOf(from) ?? 1)) * (rateOf(to) ?? 1));
