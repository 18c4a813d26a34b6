import { afterAll, vi } from "vitest";
import { resetApi } from "../../packages/api-client/src/wire.ts";

// Test files of a worker share globals and modules (`isolate: false`), so each file's changes are undone.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  resetApi();
});
