/** The change of a figure in percent; undefined if the previous figure is missing, zero or negative. */
export const changeOf = (now: unknown, before: unknown): number | undefined => {
  // Exact decimals may be rounded here: the result is a ratio, not an amount.
  const [value, base] = [Number(now), Number(before)];
  return base > 0 && Number.isFinite(value) ? ((value - base) / base) * 100 : undefined;
};
