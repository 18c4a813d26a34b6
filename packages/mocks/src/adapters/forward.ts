import { http, HttpResponse, type HttpHandler } from "msw/http";
import type { Backend } from "../backend.ts";
import { NetworkFailure } from "../faults/network-failure.ts";
import { pictureAt } from "../request/picture.ts";

/**
 * Requests for pictures of sites, which are not calls. Only this path: source files have addresses with that word, too.
 */
export const pictures: HttpHandler = http.get(/^https?:\/\/[^/]+\/media\//, ({ request }) =>
  pictureAt(new URL(request.url).pathname),
);

/** The handler of all calls: passes every request under `/api/` to the back end. */
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
