import { http, HttpResponse, type HttpHandler } from "msw/http";
import type { Backend } from "../backend.ts";
import { NetworkFailure } from "../faults/network-failure.ts";

/**
 * How long what is never answered stays unanswered, in milliseconds. A service worker does not hear that its page has
 * given up, and one that is still asked something after five minutes is killed by Chromium, with all that it is just
 * answering.
 */
const PATIENCE = 240_000;

/** The one MSW handler: whatever goes to an address under `/api/`, the pretend back end answers. */
export const forward = (backend: Pick<Backend, "fetch">, patience = PATIENCE): HttpHandler =>
  // Without the leading star a path would not match in Node, which has no origin of its own.
  http.all("*/api/*", async ({ request }) => {
    const late = AbortSignal.timeout(patience);
    try {
      return await backend.fetch(new Request(request, { signal: AbortSignal.any([request.signal, late]) }));
    } catch (error) {
      if (late.aborted || error instanceof NetworkFailure) return HttpResponse.error();
      throw error;
    }
  });
