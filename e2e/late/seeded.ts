/** Random numbers between 0 and 1, the same ones for the same seed (Park and Miller's generator). It also runs in pages. */
export const seeded = (seed: number): (() => number) => {
  let state = (seed % 2_147_483_646) + 1;
  const next = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  // The first number of a small seed is small.
  next();
  return next;
};
