/** Whole seconds from `now` until `end` (epoch milliseconds), rounded up; 0 after it or when either is no number. */
export const secondsLeft = (end: number, now: number): number => {
  const left = Math.ceil((end - now) / 1000);
  return Number.isFinite(left) && left > 0 ? left : 0;
};
