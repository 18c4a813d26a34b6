/** Noon of the fixed day of all stories (`story-clock.ts`), in milliseconds since 1970. */
const NOON = Date.UTC(2026, 10, 20, 12);

/** What the script below leaves in a page. */
export type Frozen = {
  /** Begins the random values anew: a story gets the same ones after whichever story. */
  restartRandom: () => void;
  /** Number of timers of less than a second that have not ended: debounces, and focus that is set a moment later. */
  pendingTimers: () => number;
};

const inPage = (now: number): void => {
  const Real = Date;
  let later = 0;
  // A microsecond later with each question: what was read again is newer than what was there.
  const passing = () => {
    later += 0.001;
    return now + later;
  };
  // `Date()` without `new` returns a text and stays real.
  globalThis.Date = new Proxy(Real, {
    construct: (target, given: [], newTarget) => Reflect.construct(target, given.length > 0 ? given : [now], newTarget),
    get: (target, name) => (name === "now" ? passing : Reflect.get(target, name)),
  });
  let seed = 1;
  let ids = 0;
  // The Park–Miller generator.
  Math.random = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  crypto.randomUUID = () => {
    ids += 1;
    return `00000000-0000-4000-8000-${String(ids).padStart(12, "0")}`;
  };
  const pending = new Set<number>();
  const [set, clear] = [globalThis.setTimeout, globalThis.clearTimeout];
  Object.assign(globalThis, {
    setTimeout: (run: TimerHandler, delay = 0, ...given: unknown[]) => {
      if (typeof run !== "function" || delay >= 1000) return set(run, delay, ...given);
      const id = set(() => {
        pending.delete(id);
        run(...given);
      }, delay) as unknown as number;
      pending.add(id);
      return id;
    },
    clearTimeout: (id?: number) => {
      if (id !== undefined) pending.delete(id);
      clear(id);
    },
    restartRandom: () => {
      seed = 1;
      ids = 0;
    },
    pendingTimers: () => pending.size,
  });
};

/**
 * A script that stops the page's clock at the fixed noon of all stories, makes its random values reproducible, and counts
 * its short timers.
 */
export const freeze: string = `(${inPage.toString()})(${String(NOON)})`;
