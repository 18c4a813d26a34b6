import { setupServer, type SetupServer } from "msw/node";
import { createBackend, type Backend } from "../backend.ts";
import { forward } from "./forward.ts";

/** Intercepts the requests of a test (MSW). A request that the back end has no address for fails. */
export type NodeServer = Pick<SetupServer, "use" | "resetHandlers" | "close"> & { backend: Backend; listen(): void };

/** Answers requests of Node's `fetch` from the back end. Call `listen` before the tests and `close` after them. */
export const createNodeServer = (backend: Backend = createBackend()): NodeServer => {
  const server = setupServer(forward(backend));
  return {
    backend,
    listen: () => server.listen({ onUnhandledFrame: "error" }),
    close: () => server.close(),
    use: (...handlers) => server.use(...handlers),
    resetHandlers: (...handlers) => server.resetHandlers(...handlers),
  };
};
