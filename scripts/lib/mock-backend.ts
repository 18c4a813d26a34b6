import { spawn } from "node:child_process";
import { freePort } from "./free-port.ts";
import { ROOT } from "./root.ts";
import type { Running } from "./running.ts";
import { waitForUrl } from "./wait-for-url.ts";

/** Starts the standalone mock server (packages/mocks) on a free port of this machine. */
export const startMockBackend = async (): Promise<Running> => {
  const port = await freePort();
  const server = `${ROOT}packages/mocks/src/adapters/server.ts`;
  const child = spawn(process.execPath, [server, "--port", String(port), "--host", "127.0.0.1"], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const stopped = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  await waitForUrl(`${url}/api/auth/me`, () => child.exitCode !== null);
  return {
    url,
    stop: () => {
      child.kill("SIGTERM");
      return stopped;
    },
  };
};
