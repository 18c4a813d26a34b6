/** What the pretend back end takes for the time, in milliseconds since 1970. */
export type Clock = {
  now(): number;
  /** Puts the clock forward; only a fixed one can be. */
  advance(ms: number): void;
};

/** The real time, or, with a start (milliseconds since 1970), a clock that stands still until it is put forward. */
export const createClock = (start?: number): Clock => {
  let now = start ?? 0;
  return {
    now: start === undefined ? () => Date.now() : () => now,
    advance: (ms) => {
      if (start === undefined) throw new Error("The real time cannot be put forward; give the clock a start.");
      now += ms;
    },
  };
};
