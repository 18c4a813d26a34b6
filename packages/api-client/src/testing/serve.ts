import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll } from "vitest";
import { configureApi } from "../wire.ts";

/** A server for the tests of one file, at `http://api.test`. Unexpected calls fail; it is reset after each test. */
export const serve = () => {
  const server = setupServer();
  beforeAll(() => {
    configureApi({ origin: "http://api.test" });
    server.listen({ onUnhandledFrame: "error" });
  });
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
};
