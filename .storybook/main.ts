import tailwindcss from "@tailwindcss/vite";
import { msw } from "msw/vite";
import type { StorybookConfig } from "@storybook/react-vite";
import { csp } from "../packages/ui/vite/csp.ts";
import { drawMissing } from "./draw-missing.ts";
import { oneSourceFile } from "./one-source-file.ts";
import { sceneIndexer } from "./scene-looks.ts";

/** Components, panels and pages get a documentation page. Patterns need none. */
const DOCUMENTED = /^(Components|Panels|Pages)\//;

const config: StorybookConfig = {
  stories: ["../packages/*/src/**/*.stories.tsx", "../packages/console/src/**/*.scenes.tsx"],
  staticDirs: [
    "../packages/console/public",
    { from: "../packages/ui/node_modules/@fontsource-variable/inter/files", to: "/fonts" },
  ],
  // The addon of the test run would put a button that runs it into a reader's sidebar.
  addons: [
    "@storybook/addon-docs",
    "@storybook/addon-a11y",
    ...(process.env["VITEST"] === undefined ? [] : ["@storybook/addon-vitest"]),
  ],
  framework: "@storybook/react-vite",
  // The theme decides the background; without this tool the toolbar fits a window of 1280 px. The rest is for authors of stories.
  features: {
    backgrounds: false,
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
    changeDetection: false,
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  experimental_indexers: (indexers = []) =>
    [...indexers, sceneIndexer].map((indexer) => ({
      ...indexer,
      createIndex: async (fileName, options) =>
        (await indexer.createIndex(fileName, options)).map((entry) =>
          DOCUMENTED.test(options.makeTitle(entry.title))
            ? { ...entry, tags: [...(entry.tags ?? []), "autodocs"] }
            : entry,
        ),
    })),
  viteFinal: (vite) => ({
    ...vite,
    define: {
      ...vite.define,
      __APP_VERSION__: JSON.stringify("0.0.0"),
      __APP_COMMIT__: JSON.stringify("unknown"),
      __CONTRACT_VERSION__: JSON.stringify("0.1.0+0123456789ab"),
    },
    plugins: [
      ...(vite.plugins ?? []),
      // The test run draws for itself.
      ...(process.env["VITEST"] === undefined ? [drawMissing()] : []),
      oneSourceFile(),
      tailwindcss(),
      csp(),
      msw({ mode: "worker-only" }),
    ],
  }),
};
export default config;
