import { RATES } from "./fixed.ts";

/** Rounds an amount to two decimals, halves away from zero. */
export const amount = (value: number): number => Math.round((value + Math.sign(value) * 1e-9) * 100) / 100;

/** Units per US dollar: the quoted rates, the dollar itself, and TRX, which operators top up with. */
const ALL_RATES = new Map(Object.entries({ ...RATES, USD: 1, TRX: 6.2 }));

/** Units of a currency per US dollar; undefined without a rate. */
export const rateOf = (currency: string): number | undefined => ALL_RATES.get(currency);

/** An amount in US dollars at today's rate; a currency without a rate counts as dollars. */
export const inUSD = (value: number, currency: string): number => amount(value / (rateOf(currency) ?? 1));

/** An amount of one currency in another, at today's rate. */
export const exchanged = (value: number, from: string, to: string): number =>
  amount((value / (rateOf(from) ?? 1)) * (rateOf(to) ?? 1));
