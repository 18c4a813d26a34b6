/** Share of `max` in whole percent, clamped to 0–100; undefined if it cannot be computed. 100 only if complete. */
export const toPercent = (value: number | undefined, max: number): number | undefined => {
  if (value === undefined || !Number.isFinite(value) || !(max > 0) || !Number.isFinite(max)) return undefined;
  if (value >= max) return 100;
  return Math.max(0, Math.min(99, Math.round((value / max) * 100)));
};
