import { afterAll, vi } from "vitest";
import { resetApi } from "../../packages/api-client/src/wire.ts";

// Test files of a worker share its globals and modules (`isolate: false`): nothing that a file changed is left to the next.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  resetApi();
});
