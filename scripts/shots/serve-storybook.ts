import { listen } from "../lib/listen.ts";
import { staticServer } from "../lib/static-server.ts";

/** Serves a built Storybook on this machine until disposed. */
export const serveStorybook = async (built: string): Promise<AsyncDisposable & { address: string }> => {
  const server = staticServer({ root: built });
  const address = await listen(server);
  return {
    address,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
