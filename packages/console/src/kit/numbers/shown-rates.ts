/** A rate that is never shown (shell §3). */
const LEFT_OUT = "IRR";

/** The exchange rates by currency, as the console shows and offers them. */
export const shownRates = <Rate>(rates: Readonly<Record<string, Rate>>): [currency: string, rate: Rate][] =>
  Object.entries(rates).filter(([currency]) => currency !== LEFT_OUT);
