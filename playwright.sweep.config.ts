import { defineConfig } from "@playwright/test";
import config from "./playwright.config.ts";

/** `pnpm sweep`: the browser tests that are too long for every run. */
export default defineConfig({ ...config, testMatch: "*.sweep.ts", projects: [{ name: "nginx" }] });
