import { createBackend, type Backend } from "../../packages/mocks/src/backend.ts";
import { startServer } from "../../packages/mocks/src/adapters/server.ts";
import { listen } from "../../scripts/lib/listen.ts";
import { findNginx, startNginx } from "../../scripts/lib/nginx.ts";
import { ROOT } from "../../scripts/lib/root.ts";
import type { Running } from "../../scripts/lib/running.ts";
import { staticServer, type Site as Build } from "../../scripts/lib/static-server.ts";
import { answerLate, type Lateness } from "../late/lateness.ts";

const CONSOLE = `${ROOT}packages/console`;

/** A served build. `backend` answers its requests; it is undefined for the mocked build. */
export type Site = Running & { backend: Backend | undefined };

/** Serves a build without nginx, with the same headers. */
export const startStatic = async (build: Build): Promise<Running> => {
  const server = staticServer(build);
  const url = await listen(server);
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url, stop };
};

/** Serves the production build with its own mock server: by nginx, or with the same headers without nginx. */
const startProduction = async (lateness?: Lateness): Promise<Site> => {
  const backend = createBackend();
  const api = await startServer({ port: 0, backend: lateness ? answerLate(backend, lateness) : backend });
  const root = `${CONSOLE}/dist`;
  const nginx = findNginx();
  const front = nginx
    ? await startNginx(nginx, { root, upstream: new URL(api.url).host })
    : await startStatic({ root, upstream: api.url });
  const stop = async () => {
    await front.stop();
    await api.close();
  };
  return { url: front.url, backend, stop };
};

/** Starts the site of a Playwright project, with late answers if `lateness` says how late. */
export const startSite = async (project: string, lateness?: Lateness): Promise<Site> =>
  project === "mocked"
    ? { ...(await startStatic({ root: `${CONSOLE}/dist-mocked`, mocked: true })), backend: undefined }
    : startProduction(lateness);
