import { http, HttpResponse, type HttpHandler } from "msw/http";
import type { Backend } from "../backend.ts";
import { NetworkFailure } from "../faults/network-failure.ts";
import { pictureAt } from "../request/picture.ts";

/** The pictures of sites, which are no calls; of this path alone, as source files have addresses with that word, too. */
export const pictures: HttpHandler = http.get(/^https?:\/\/[^/]+\/media\//, ({ request }) =>
  pictureAt(new URL(request.url).pathname),
);

/** The handler of all calls: the back end answers every request under `/api/`. */
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
