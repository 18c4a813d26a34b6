import { afterAll, vi } from "vitest";
// Loaded with the first write. Here already, so that the first test of a worker does not wait for it between an answer and
// the refresh.
import "../../packages/api-client/src/effects.ts";
import { resetApi } from "../../packages/api-client/src/wire.ts";

// Test files of a worker share globals and modules (`isolate: false`), so each file's changes are undone.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  resetApi();
});
