/** Rounds an amount to two decimals, halves away from zero; never returns -0. */
export const toCents = (amount: number): number => {
  const cents = Math.round(Math.abs(amount) * 100 + 1e-6) / 100;
  return amount < 0 && cents !== 0 ? -cents : cents;
};

const plain = new Intl.NumberFormat("en", { useGrouping: false, maximumFractionDigits: 100 });

/** A number as digits and exponent: 12.5 is 125 units of 10^-1. */
const digitsOf = (value: number): [units: bigint, decimals: number] => {
  const [whole = "", fraction = ""] = plain.format(value).split(".");
  return [BigInt(whole + fraction), fraction.length];
};

/**
 * The product of two amounts (not negative), rounded once to two decimals, half up. Not in floating point, which would
 * round before.
 */
export const productInCents = (a: number, b: number): number => {
  const [[left, leftDecimals], [right, rightDecimals]] = [digitsOf(a), digitsOf(b)];
  const unit = 10n ** BigInt(leftDecimals + rightDecimals);
  return Number((200n * left * right + unit) / (2n * unit)) / 100;
};

/** The sum of amounts, added in whole cents to avoid rounding errors. */
export const sumOf = (amounts: Iterable<number>): number => {
  let cents = 0;
  for (const amount of amounts) cents += Math.round(amount * 100);
  return cents / 100;
};

/** `part` as a percentage of `whole`, to two decimals; 0 when `whole` is 0. */
export const percentageOf = (part: number, whole: number): number => (whole === 0 ? 0 : toCents((100 * part) / whole));
