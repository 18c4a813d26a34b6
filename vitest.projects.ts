import react from "@vitejs/plugin-react";
import { defaultExclude, type TestProjectConfiguration } from "vitest/config";
import { HANGS } from "./scripts/lib/limits.ts";

const UNIT = "./scripts/lib/unit.setup.ts";
const JSDOM = [UNIT, "./scripts/lib/jsdom.setup.ts"];

const VERSION = {
  __APP_VERSION__: JSON.stringify("0.0.0"),
  __APP_COMMIT__: JSON.stringify("unknown"),
  __CONTRACT_VERSION__: JSON.stringify("0.1.0+0123456789ab"),
};

// Drawing a page in jsdom leaves much garbage that lives for a moment: a larger nursery saves about 4 % of processor time.
const NURSERY = ["--max-semi-space-size=64"];

const shared = { isolate: false, testTimeout: HANGS, hookTimeout: HANGS, execArgv: NURSERY };

/** Tests that play the panels' stories, with answers of their own. */
const PLAYED = [
  "packages/console/src/app/panel-tests/*.test.tsx",
  "packages/console/src/testing/scenes/watched-scenes.test.tsx",
  "packages/console/src/app/catalogue-tests/secrets.test.tsx",
  "packages/console/src/app/catalogue-tests/personal-data.test.tsx",
];

/** The scenes of parts, pages and panels: each file is a test file. */
const SCENES = "packages/*/src/**/*.scenes.tsx";

/**
 * The tests of some folders that need no browser: `node` (pure code, `*.test.ts`) and `jsdom` (components, `*.test.tsx`).
 * Tests that run in threads, as Stryker's do, take no options of V8.
 */
export const unitProjects = (folders: readonly string[], execArgv = NURSERY): TestProjectConfiguration[] => [
  {
    test: {
      name: "node",
      include: folders.map((it) => `${it}/**/*.test.ts`),
      ...shared,
      execArgv,
      environment: "node",
      setupFiles: [UNIT],
    },
  },
  {
    plugins: [react()],
    define: VERSION,
    test: {
      name: "jsdom",
      include: folders.map((it) => `${it}/**/*.test.tsx`),
      // Without the default one the packages would be found again in each other's node_modules.
      exclude: [...defaultExclude, ...PLAYED],
      ...shared,
      execArgv,
      environment: "jsdom",
      setupFiles: JSDOM,
    },
  },
];

/** The tests that play scenes in jsdom: all that load the whole console share its processes. */
export const sceneProject: TestProjectConfiguration = {
  // React's production build draws a form in less than half the time of its development build.
  oxc: { jsx: { runtime: "automatic", development: false } },
  define: VERSION,
  test: {
    name: "scenes",
    include: [SCENES, ...PLAYED],
    runner: "./scripts/lib/scene-runner.ts",
    ...shared,
    environment: "jsdom",
    env: { NODE_ENV: "production" },
    setupFiles: ["./scripts/lib/act.setup.ts", ...JSDOM],
  },
};
