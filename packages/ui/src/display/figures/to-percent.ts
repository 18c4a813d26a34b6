/** A share of `max` in whole percent, never past either end; undefined when it is none. 100 only when all is done. */
export const toPercent = (value: number | undefined, max: number): number | undefined => {
  if (value === undefined || !Number.isFinite(value) || !(max > 0) || !Number.isFinite(max)) return undefined;
  if (value >= max) return 100;
  return Math.max(0, Math.min(99, Math.round((value / max) * 100)));
};
