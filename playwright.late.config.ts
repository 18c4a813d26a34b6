import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import config from "./playwright.config.ts";
import type { Late } from "./e2e/fixtures.ts";
import { HANGS, WAIT } from "./scripts/lib/limits.ts";

// Workers inherit both.
const seed = (process.env["LATE_SEED"] ??= String(Math.floor(Math.random() * 1e9)));
process.env["LATE_LOAD"] ??= String(10 * availableParallelism());

/**
 * `pnpm late`: the browser tests on a machine that is far too busy. Short timers and answers are late, and ten
 * processes per processor compute beside the tests. It finds what is right only as long as everything is quick.
 */
export default defineConfig<object, Late>({
  ...config,
  globalSetup: ["./e2e/global-setup.ts", "./e2e/late/load.ts"],
  // Not for lateness, but for the load: a test gets a small part of a processor.
  timeout: 5 * HANGS,
  expect: { timeout: 3 * WAIT },
  use: { ...config.use, late: Number(seed) },
});
