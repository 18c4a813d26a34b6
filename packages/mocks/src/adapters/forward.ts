import { http, HttpResponse, type HttpHandler } from "msw/http";
import type { Backend } from "../backend.ts";
import { NetworkFailure } from "../faults/network-failure.ts";

/** The one MSW handler: whatever goes to an address under `/api/`, the pretend back end answers. */
export const forward = (backend: Pick<Backend, "fetch">): HttpHandler =>
  // Without the leading star a path would not match in Node, which has no origin of its own.
  http.all("*/api/*", async ({ request }) => {
    try {
      return await backend.fetch(request);
    } catch (error) {
      if (error instanceof NetworkFailure) return HttpResponse.error();
      throw error;
    }
  });
