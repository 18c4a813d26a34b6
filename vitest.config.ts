import tailwindcss from "@tailwindcss/vite";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { msw } from "msw/vite";
import { defineConfig } from "vitest/config";
import { csp } from "./packages/ui/vite/csp.ts";
import { looksOnly } from "./.storybook/scene-looks.ts";
import { forceColours } from "./.storybook/checks/force-colours-command.ts";
import { pictures } from "./.storybook/checks/pictures.ts";
import { emulatePaper, printPage } from "./.storybook/checks/print-commands.ts";
import { testChromium } from "./scripts/lib/chromium.ts";
import { HANGS } from "./scripts/lib/limits.ts";
import { LongestFirst } from "./scripts/lib/longest-first.ts";
import { sceneProject, unitProjects } from "./vitest.projects.ts";

const stories = (name: string, exclude: string[], isolate: boolean) => ({
  plugins: [
    looksOnly(),
    storybookTest({ configDir: ".storybook" }),
    tailwindcss(),
    csp(),
    msw({ mode: "worker-only" }),
    pictures(),
  ],
  // Found at the start: one that Vite finds in the middle of a run reloads the page under a test.
  optimizeDeps: {
    entries: ["packages/*/src/**/*.stories.tsx", "packages/console/src/**/*.scenes.tsx", ".storybook/preview.tsx"],
    include: ["storybook/theming"],
  },
  test: {
    name,
    exclude,
    isolate,
    testTimeout: HANGS,
    hookTimeout: HANGS,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions: testChromium(), contextOptions: { reducedMotion: "reduce" } }),
      commands: { forceColours, emulatePaper, printPage },
      instances: [{ browser: "chromium" as const }],
    },
  },
});

/**
 * Projects: `node` (pure code, `*.test.ts`), `jsdom` (components, `*.test.tsx`), `scenes` (scenes of parts, pages and
 * panels, played in jsdom, also with every role and every answer) and the stories (looks of pages, panels and parts, and
 * the scenes that need layout; axe, reflow and forced colours, in a real Chromium). Files share a process or a page: to
 * load everything anew for each took four tenths of the time.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      ...unitProjects(["packages", "scripts", "openapi"]),
      sceneProject,
      // Stories share a page, which is twice as fast, except those that change the page for good (`*.own-page.stories.tsx`).
      stories("storybook", ["**/*.own-page.stories.tsx"], false),
      stories("own-page", ["**/!(*.own-page).stories.tsx", "**/*.scenes.tsx"], true),
    ],
  },
});
