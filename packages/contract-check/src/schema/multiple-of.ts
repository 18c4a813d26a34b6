type Decimal = { digits: bigint; exponent: number };

/** A number as digits and a power of ten: 19.99 is 1999 × 10^-2. */
const decimalOf = (value: number): Decimal => {
  const [mantissa = "", exponent = "0"] = String(value).split("e");
  const [whole = "", fraction = ""] = mantissa.split(".");
  return { digits: BigInt(whole + fraction), exponent: Number(exponent) - fraction.length };
};

/** Whether a number is a multiple of another in decimal notation. Division of doubles fails for 19.99 and 0.01. */
export const isMultipleOf = (value: number, divisor: number): boolean => {
  if (!Number.isFinite(value) || !(divisor > 0)) return true;
  const [one, other] = [decimalOf(value), decimalOf(divisor)];
  const least = Math.min(one.exponent, other.exponent);
  const scaled = ({ digits, exponent }: Decimal) => digits * 10n ** BigInt(exponent - least);
  return scaled(one) % scaled(other) === 0n;
};

const divisorOf = (one: bigint, other: bigint): bigint => (other === 0n ? one : divisorOf(other, one % other));

/** The least common multiple of positive numbers in decimal notation: a multiple of all is a multiple of it. */
export const commonMultiple = (values: readonly number[]): number => {
  const all = values.map(decimalOf);
  const least = Math.min(...all.map((it) => it.exponent));
  const common = all
    .map(({ digits, exponent }) => digits * 10n ** BigInt(exponent - least))
    .reduce((one, other) => (one * other) / divisorOf(one, other));
  return Number(`${common}e${least}`);
};
