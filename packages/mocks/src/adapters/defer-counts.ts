type Fetch = (request: Request) => Promise<Response>;

/** Reads that count whole tables, which are seeded first: about a second of processor time in a browser. */
const COUNTS: ReadonlySet<string> = new Set(["/api/admin/badges"]);
/** The longest time that a count waits for other requests, in milliseconds: one of them may never be answered. */
const MAX_WAIT = 2000;

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => resolve(), { timeout: MAX_WAIT });
    else setTimeout(resolve);
  });

/**
 * Answers counts only when the other requests under way are answered. In the browser the back end runs on the page's
 * own thread: counting at once would delay what the page shows first.
 */
export const deferCounts = (answer: Fetch): Fetch => {
  const others = new Set<Promise<Response>>();
  return async (request) => {
    if (COUNTS.has(new URL(request.url).pathname)) {
      const longest = new Promise((resolve) => setTimeout(resolve, MAX_WAIT));
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
