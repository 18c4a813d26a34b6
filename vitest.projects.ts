import react from "@vitejs/plugin-react";
import type { TestProjectConfiguration } from "vitest/config";

const shared = { isolate: false, testTimeout: 30_000, hookTimeout: 30_000 };

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
      ...shared,
      environment: "jsdom",
      setupFiles: ["./scripts/lib/jsdom.setup.ts"],
    },
  },
];
