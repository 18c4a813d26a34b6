type Fetch = (request: Request) => Promise<Response>;

/** Reads that count over whole tables, and fill those tables first: a second of work in an ordinary browser. */
const COUNTS: ReadonlySet<string> = new Set(["/api/admin/badges"]);
/** Milliseconds that counting waits for the others at most: one of them may never be answered. */
const LONGEST = 2000;

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => resolve(), { timeout: LONGEST });
    else setTimeout(resolve);
  });

/**
 * Answers counts after everything else that is asked for. A server would answer side by side; here the page has the
 * same thread, and what it shows first must not wait for the numbers in its menu.
 */
export const countsLast = (answer: Fetch): Fetch => {
  const others = new Set<Promise<Response>>();
  return async (request) => {
    if (COUNTS.has(new URL(request.url).pathname)) {
      const longest = new Promise((resolve) => setTimeout(resolve, LONGEST));
      await Promise.race([longest, Promise.allSettled(others)]);
      await idle();
      return answer(request);
    }
    const answered = answer(request);
    others.add(answered);
    try {
      return await answered;
    } finally {
      others.delete(answered);
    }
  };
};
