import { setupServer, type SetupServer } from "msw/node";
import { createBackend, type Backend } from "../backend.ts";
import { forward } from "./forward.ts";

/** Intercepts the requests of a test; what is not for the pretend back end is an error. */
export type NodeServer = Pick<SetupServer, "use" | "resetHandlers" | "close"> & { backend: Backend; listen(): void };

/** The pretend back end under the `fetch` of Node. Call `listen` before the tests and `close` after them. */
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
