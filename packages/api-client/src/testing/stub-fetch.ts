import { vi } from "vitest";

/** An answer of the server, a promise of one, or a connection failure. */
type Answer = (request: Request) => Response | Promise<Response>;

/** A successful reply. */
export const ok = (data: unknown): Response => Response.json({ status: 200, success: true, data, messages: [] });

/** A refusal, at the given HTTP status. */
export const refusal = (message: string, status = 200): Response =>
  Response.json({ success: false, data: null, messages: [message] }, { status });

/**
 * Answers every call from now on, and returns the list of calls. Undone by `vi.unstubAllGlobals`. The list holds copies
 * whose bodies can be read again. Their `signal` may miss an abort once Node has collected garbage, so use the signal
 * that `answer` receives.
 */
export const stubFetch = (answer: Answer): Request[] => {
  const requests: Request[] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    requests.push(request.clone());
    return answer(request);
  });
  return requests;
};
