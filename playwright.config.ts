import { defineConfig } from "@playwright/test";
import { testChromium } from "./scripts/lib/chromium.ts";
import type { Build } from "./e2e/build.setup.ts";
import { HANGS, WAIT } from "./scripts/lib/limits.ts";

const report = process.env["PLAYWRIGHT_JSON_OUTPUT_FILE"];

/** The check that a build is there, which the tests of that build depend on. */
const buildCheck = (name: string, metadata: Build) => ({ name, testMatch: "build.setup.ts", metadata });

/**
 * Two projects in a real Chromium: `nginx` is the production build behind deploy's nginx and the standalone mock server,
 * `mocked` the console that answers itself. Every worker starts servers of its own on free ports (e2e/lib/site.ts), so that
 * neither runs nor workers meet. Nothing is tried twice.
 */
export default defineConfig({
  testDir: "e2e",
  // Node runs the packages' TypeScript by itself: translating it again took a worker eight seconds.
  build: { external: ["**/packages/**"] },
  globalSetup: "./e2e/global-setup.ts",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 3,
  timeout: HANGS,
  // For slow machines; a fast one waits no longer than it must.
  expect: { timeout: WAIT },
  reporter: report ? [["list"], ["json", { outputFile: report }]] : [["list"]],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: "en-GB",
    timezoneId: "Europe/Stockholm",
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: testChromium({ shortLived: true }),
    screenshot: "only-on-failure",
  },
  projects: [
    buildCheck("nginx build", { folder: "dist", command: "pnpm build" }),
    { name: "nginx", dependencies: ["nginx build"] },
    buildCheck("mocked build", {
      folder: "dist-mocked",
      command: "pnpm --filter @backoffice/console build:mocked",
    }),
    {
      name: "mocked",
      dependencies: ["mocked build"],
      testMatch: "smoke.spec.ts",
      // Pages of the mocked build create the mock data first: hundreds of thousands of rows, for which optimising pays.
      use: { launchOptions: testChromium() },
    },
  ],
});
