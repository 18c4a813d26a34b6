/** Seconds from `now` to `end` (epoch milliseconds), rounded up; 0 afterwards or if either is not a number. */
export const secondsLeft = (end: number, now: number): number => {
  const left = Math.ceil((end - now) / 1000);
  return Number.isFinite(left) && left > 0 ? left : 0;
};
