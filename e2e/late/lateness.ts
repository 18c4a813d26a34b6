import type { Backend } from "../../packages/mocks/src/backend.ts";
import { wait } from "../../packages/mocks/src/faults/wait.ts";
import { seeded } from "./seeded.ts";

const MOST_MS = 400;

/** How late answers are, drawn from a seed. */
export type Lateness = {
  /** Begins the series of a test, so that it does not depend on the tests before it; returns the seed of the series. */
  begin: (testId: string) => number;
  /** Milliseconds by which the next answer is late. */
  next: () => number;
};

export const createLateness = (seed: number): Lateness => {
  let random = seeded(seed);
  return {
    begin: (testId) => {
      const own = seed + Number.parseInt(testId.slice(0, 8), 16) + Number.parseInt(testId.slice(-8), 16);
      random = seeded(own);
      return own;
    },
    next: () => random() * MOST_MS,
  };
};

/** The back end with late answers. What a request changes is changed before its answer leaves. */
export const answerLate = (backend: Backend, { next }: Lateness): Backend => ({
  ...backend,
  fetch: async (request) => {
    const late = next();
    const answer = await backend.fetch(request);
    await wait(late, request.signal);
    return answer;
  },
});
