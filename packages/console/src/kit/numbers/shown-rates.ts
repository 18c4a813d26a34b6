/** Never shown (shell §3). */
const LEFT_OUT = "IRR";

/** The exchange rates by currency, as the console shows and offers them. */
export const shownRates = (rates: Readonly<Record<string, number>>): [currency: string, rate: number][] =>
  Object.entries(rates).filter(([currency]) => currency !== LEFT_OUT);
