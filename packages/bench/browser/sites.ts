import { mkdtemp, rm } from "node:fs/promises";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { listen } from "../../../scripts/lib/listen.ts";
import { startMockBackend } from "../../../scripts/lib/mock-backend.ts";
import { ROOT } from "../../../scripts/lib/root.ts";
import { staticServer } from "../../../scripts/lib/static-server.ts";
import { replay } from "./replay.ts";

const CONSOLE = `${ROOT}packages/console`;
/** The folder of each page. The bare page has its own build, the others use the console's. */
const FOLDERS = {
  console: CONSOLE,
  bare: `${CONSOLE}/bench/bare`,
  react: `${CONSOLE}/bench/react`,
  shaking: `${CONSOLE}/bench/shaking`,
  parts: `${CONSOLE}/bench/parts`,
  ui: `${ROOT}packages/bench/ui-page`,
};
type Page = keyof typeof FOLDERS;

/** Creates a value on first use. */
const once = <Made>(make: () => Promise<Made>): (() => Promise<Made>) => {
  let made: Promise<Made> | undefined;
  return () => (made ??= make());
};

/** Builds the pages of the bench and serves them like production, each on first use. */
export const openSites = async (stack: AsyncDisposableStack, say: (text: string) => void) => {
  const folder = await mkdtemp(join(tmpdir(), "bench-"));
  stack.defer(() => rm(folder, { recursive: true, force: true }));

  const open = (server: Server): Promise<string> => {
    stack.defer(() => server.closeAllConnections());
    stack.defer(() => void server.close());
    return listen(server);
  };
  const backend = once(async () => {
    const running = await startMockBackend();
    stack.defer(running.stop);
    return running.url;
  });
  const answers = once(async () => open(replay(await backend())));

  const serve = async (page: Page): Promise<string> => {
    say(`Building ${page}`);
    const outDir = join(folder, page);
    await build({
      configFile: `${page === "bare" ? FOLDERS.bare : CONSOLE}/vite.config.ts`,
      root: FOLDERS[page],
      build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: Infinity },
      logLevel: "error",
    });
    const asks = page === "console" || page === "bare";
    return open(staticServer({ root: outDir, upstream: asks ? await answers() : undefined }));
  };
  const served = new Map<Page, Promise<string>>();
  const site = (page: Page): Promise<string> => {
    const known = served.get(page) ?? serve(page);
    served.set(page, known);
    return known;
  };
  return { folder, backend, site };
};
