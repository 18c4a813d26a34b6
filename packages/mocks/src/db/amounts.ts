/** An amount to two decimals: the one place where amounts are rounded. */
export const toCents = (amount: number): number => {
  const cents = Math.round(Math.abs(amount) * 100 + 1e-6) / 100;
  return amount < 0 && cents !== 0 ? -cents : cents;
};

/** The sum of amounts, added in whole cents so that nothing drifts. */
export const sumOf = (amounts: Iterable<number>): number => {
  let cents = 0;
  for (const amount of amounts) cents += Math.round(amount * 100);
  return cents / 100;
};

/** `part` as a percentage of `whole`, to two decimals; 0 of nothing. */
export const percentageOf = (part: number, whole: number): number => (whole === 0 ? 0 : toCents((100 * part) / whole));
