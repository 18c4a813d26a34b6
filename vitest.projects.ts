import react from "@vitejs/plugin-react";
import { defaultExclude, type TestProjectConfiguration } from "vitest/config";

const shared = { isolate: false, testTimeout: 30_000, hookTimeout: 30_000 };

/** Tests that play the panels' stories, with answers of their own. */
const PLAYED = [
  "packages/console/src/app/panel-tests/*.test.tsx",
  "packages/console/src/app/catalogue-tests/secrets.test.tsx",
  "packages/console/src/app/catalogue-tests/personal-data.test.tsx",
];

/** Tests that play the scenes of parts, pages and panels, one file per folder of parts or per feature. */
const SCENES = "packages/*/src/**/*.scenes.test.tsx";

/** The tests of some folders that need no browser: `node` (pure code, `*.test.ts`) and `jsdom` (components, `*.test.tsx`). */
export const unitProjects = (folders: readonly string[]): TestProjectConfiguration[] => [
  {
    test: {
      name: "node",
      include: folders.map((it) => `${it}/**/*.test.ts`),
      ...shared,
      environment: "node",
    },
  },
  {
    plugins: [react()],
    test: {
      name: "jsdom",
      include: folders.map((it) => `${it}/**/*.test.tsx`),
      // Without the default one the packages would be found again in each other's node_modules.
      exclude: [...defaultExclude, ...PLAYED, SCENES],
      ...shared,
      environment: "jsdom",
      setupFiles: ["./scripts/lib/jsdom.setup.ts"],
    },
  },
];

/** The tests that play the panels' stories in jsdom. */
export const panelProject: TestProjectConfiguration = {
  plugins: [react()],
  test: {
    name: "panels",
    include: PLAYED,
    ...shared,
    // What plays stories sets the testing library up in a way of its own, which would stay for the tests after it.
    isolate: true,
    environment: "jsdom",
    setupFiles: ["./scripts/lib/jsdom.setup.ts"],
  },
};

/** The tests that play scenes in jsdom. */
export const sceneProject: TestProjectConfiguration = {
  plugins: [react()],
  define: { __APP_VERSION__: JSON.stringify("0.0.0") },
  test: {
    name: "scenes",
    include: [SCENES],
    ...shared,
    testTimeout: 60_000,
    environment: "jsdom",
    setupFiles: ["./scripts/lib/jsdom.setup.ts"],
  },
};
