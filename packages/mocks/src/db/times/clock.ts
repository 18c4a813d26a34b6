/** The time that the back end uses, in milliseconds since 1970. */
export type Clock = {
  now(): number;
  /** Moves a fixed clock forward; throws for the real time. */
  advance(ms: number): void;
};

/** The real time or, with `start` (milliseconds since 1970), a clock that changes only by `advance`. */
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
