import { wait } from "../faults/wait.ts";

/** Header of the response that means "never answered". */
const MARK = "x-mock-unanswered";
/** The longest time that the worker waits for an answer, in milliseconds; the console itself waits less. */
const MAX_WAIT = 60_000;

/**
 * The response that the service worker passes on when a request is never to be answered (the fault `timeout`). Leaving
 * it open is no choice: a browser kills a worker with a request open for five minutes, and its other requests fail too.
 */
export const unanswered = (): Response => new Response(null, { status: 504, headers: { [MARK]: "yes" } });

/** The answer, or {@link unanswered} when there is none within `longest` milliseconds. */
export const orUnanswered = async (answer: Promise<Response>, longest = MAX_WAIT): Promise<Response> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timedOut = new Promise<Response>((resolve) => {
    timer = setTimeout(() => resolve(unanswered()), longest);
  });
  try {
    return await Promise.race([answer, timedOut]);
  } finally {
    clearTimeout(timer);
  }
};

/** The answer, unless it is {@link unanswered}: then the call stays pending until it is aborted. */
export const pendingIfUnanswered = async (answer: Response, signal: AbortSignal): Promise<Response> => {
  if (answer.headers.has(MARK)) await wait(Infinity, signal);
  return answer;
};

const patched = new WeakSet<typeof fetch>();

/**
 * Wraps this page's `fetch`: a call that the worker answered with {@link unanswered} stays pending until it is aborted.
 */
export const keepUnansweredPending = (): void => {
  const { fetch } = globalThis;
  if (patched.has(fetch)) return;
  globalThis.fetch = async (...asked) => {
    const request = new Request(...asked);
    return pendingIfUnanswered(await fetch(request), request.signal);
  };
  patched.add(globalThis.fetch);
};
