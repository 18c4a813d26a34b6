import { vi } from "vitest";

/** An answer of the server; or a promise of one, or a failure to connect. */
type Answer = (request: Request) => Response | Promise<Response>;

/** A successful reply. */
export const ok = (data: unknown): Response => Response.json({ status: 200, success: true, data, messages: [] });

/** A refusal, at the given HTTP status. */
export const refusal = (message: string, status = 200): Response =>
  Response.json({ success: false, data: null, messages: [message] }, { status });

/**
 * Answers every call from now on; the calls so far are in the list it returns. Undone by `vi.unstubAllGlobals`. The list
 * holds copies, to be read once more: their `signal` is not told of an abort once Node has collected garbage, so take
 * the signal that the answer is given.
 */
export const stubFetch = (answer: Answer): Request[] => {
  const requests: Request[] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    requests.push(request.clone());
    return answer(request);
  });
  return requests;
};
