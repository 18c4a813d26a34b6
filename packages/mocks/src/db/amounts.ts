/** Rounds an amount to two decimals, halves away from zero; never returns -0. */
export const toCents = (amount: number): number => {
  const cents = Math.round(Math.abs(amount) * 100 + 1e-6) / 100;
  return amount < 0 && cents !== 0 ? -cents : cents;
};

/** The sum of amounts, added in whole cents to avoid rounding errors. */
export const sumOf = (amounts: Iterable<number>): number => {
  let cents = 0;
  for (const amount of amounts) cents += Math.round(amount * 100);
  return cents / 100;
};

/** `part` as a percentage of `whole`, to two decimals; 0 when `whole` is 0. */
export const percentageOf = (part: number, whole: number): number => (whole === 0 ? 0 : toCents((100 * part) / whole));
