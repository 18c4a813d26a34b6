import { RATES } from "../fixed.ts";

/** Decimals of an amount, where they are not two. */
const DIGITS: Readonly<Record<string, number>> = { JPY: 0, TRX: 6, BTC: 8 };

/** Number of decimals of a currency. */
export const digitsOf = (currency: string): number => DIGITS[currency] ?? 2;

/** Rounds an amount to the decimals of its currency (two without a currency), half away from zero. */
export const amount = (value: number, currency = "USD"): number => {
  const units = 10 ** digitsOf(currency);
  return (Math.sign(value) * Math.round(Math.abs(value) * units + 1e-7)) / units;
};

/** An amount in a message, with thousands separators and all decimals of its currency: `4,060.78 USD`. */
export const amountWords = (value: number, currency: string): string => {
  const digits = digitsOf(currency);
  return `${value.toLocaleString("en", { minimumFractionDigits: digits, maximumFractionDigits: digits })} ${currency}`;
};

/** Units per US dollar: the quoted rates, the dollar itself, and other currencies of operators' top-ups. */
const ALL_RATES = new Map(Object.entries({ ...RATES, USD: 1, TRX: 6.2, BTC: 0.000_011 }));

/** Units of a currency per US dollar; undefined without a rate. */
export const rateOf = (currency: string): number | undefined => ALL_RATES.get(currency);

/** An amount in US dollars at today's rate; a currency without a rate counts as dollars. */
export const inUSD = (value: number, currency: string): number => amount(value / (rateOf(currency) ?? 1));

/** An amount of one currency in another, at today's rate. */
export const exchanged = (value: number, from: string, to: string): number =>
  amount((value / (rateOf(from) ?? 1)) * (rateOf(to) ?? 1), to);
