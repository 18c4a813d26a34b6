import { defineConfig } from "vitest/config";
import { HANGS } from "./scripts/lib/limits.ts";
import { OTHER_BROWSERS } from "./scripts/lib/other-browsers.ts";

/**
 * Journeys of staff through the built console in Firefox and in WebKit (decision 024): a project each. Two
 * processes share its files, each with a browser, a mock server and nginx of its own. `pnpm test --only journeys`; one file:
 * `pnpm vitest run --config vitest.browsers.config.ts --project webkit e2e/browsers/lists.journeys.ts`.
 */
export default defineConfig({
  test: {
    passWithNoTests: true,
    projects: OTHER_BROWSERS.map(({ id, find }) => ({
      test: {
        name: id,
        include: find() ? ["e2e/browsers/*.journeys.ts"] : [],
        provide: { browser: id },
        isolate: false,
        maxWorkers: 2,
        testTimeout: HANGS,
        hookTimeout: HANGS,
      },
    })),
  },
});
