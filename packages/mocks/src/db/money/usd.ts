import { sumOf } from "./amounts.ts";

/** US dollars as whole cents; shares are calculated from these to avoid floating-point errors. */
export const cents = (usd: number): number => Math.round(usd * 100);

/** The rest of an amount. */
export const lessUsd = (amount: number, ...taken: number[]): number => sumOf([amount, ...taken.map((it) => -it)]);

/** Resolution of a percentage: six decimals. */
const PARTS = 1_000_000;

/** A percentage of an amount, rounded half up to the cent; exact for percentages with up to six decimals. */
export const shareOfUsd = (amount: number, percentage: number): number => {
  const [money, parts, whole] = [cents(amount), Math.round(percentage * PARTS), 100 * PARTS];
  const product = money * parts;
  if (!Number.isSafeInteger(product)) {
    const [twice, unit] = [2n * BigInt(money) * BigInt(parts) + BigInt(whole), 2n * BigInt(whole)];
    return Number((twice - (((twice % unit) + unit) % unit)) / unit) / 100;
  }
  const rest = ((product % whole) + whole) % whole;
  return ((product - rest) / whole + (2 * rest >= whole ? 1 : 0)) / 100;
};
