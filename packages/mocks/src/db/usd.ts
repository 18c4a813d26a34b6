/** US dollars as whole cents; sums and shares are made of these, so that no float drifts. */
export const cents = (usd: number): number => Math.round(usd * 100);

/** The amounts added up. */
export const sumUsd = (amounts: Iterable<number>): number => {
  let sum = 0;
  for (const amount of amounts) sum += cents(amount);
  return sum / 100;
};

/** What is left of an amount. */
export const lessUsd = (amount: number, ...taken: number[]): number => sumUsd([amount, ...taken.map((it) => -it)]);

/** So many percent of an amount. */
export const shareOfUsd = (amount: number, percentage: number): number =>
  Math.round(cents(amount) * (percentage / 100)) / 100;
