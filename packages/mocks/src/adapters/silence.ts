import { wait } from "../faults/wait.ts";

/** Marks the answer that stands for none. */
const MARK = "x-mock-silence";
/** Milliseconds that a worker waits for an answer: more than any caller in the console does. */
const LONGEST = 60_000;

/**
 * What a service worker is given where nothing is ever answered. A browser kills a worker that has a request open for
 * five minutes, and the calls that it has in hand just then fail with it.
 */
export const silence = (): Response => new Response(null, { status: 504, headers: { [MARK]: "yes" } });

/** The answer, or {@link silence} when there is none after `longest` milliseconds. */
export const orSilence = async (answer: Promise<Response>, longest = LONGEST): Promise<Response> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Response>((resolve) => {
    timer = setTimeout(() => resolve(silence()), longest);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
};

const hearing = new WeakSet<typeof fetch>();

/** From now on this page's `fetch` waits where the worker gives {@link silence}, until its caller gives up. */
export const hearSilence = (): void => {
  const { fetch } = globalThis;
  if (hearing.has(fetch)) return;
  globalThis.fetch = async (...asked) => {
    const request = new Request(...asked);
    const answer = await fetch(request);
    if (answer.headers.has(MARK)) await wait(Infinity, request.signal);
    return answer;
  };
  hearing.add(globalThis.fetch);
};
