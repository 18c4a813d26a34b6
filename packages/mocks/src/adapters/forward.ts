import { http, HttpResponse, type HttpHandler } from "msw/http";
import type { Backend } from "../backend.ts";
import { NetworkFailure } from "../faults/network-failure.ts";

/** The only MSW handler: the back end answers every request under `/api/`. */
export const forward = (backend: Pick<Backend, "fetch">): HttpHandler =>
  // The leading star matches any origin; in Node a path alone would match nothing.
  http.all("*/api/*", async ({ request }) => {
    try {
      return await backend.fetch(request);
    } catch (error) {
      if (error instanceof NetworkFailure) return HttpResponse.error();
      throw error;
    }
  });
