import { defineConfig } from "@playwright/test";
import config from "./playwright.config.ts";

/** `pnpm sweep`: the browser tests that are too long for every run. */
export default defineConfig({
  ...config,
  // A test opens a whole part of the menu.
  timeout: 0,
  testMatch: "shell/*.sweep.ts",
  projects: (config.projects ?? []).filter(({ name }) => name?.startsWith("nginx")),
});
