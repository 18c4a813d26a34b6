/** The total up to each value, for drawing only: in cents, since floats do not add up exactly. */
export const runningTotals = (values: readonly number[]): number[] => {
  let cents = 0;
  return values.map(Number).map((value) => (cents += Math.round(value * 100)) / 100);
};
