import { spawnSync } from "node:child_process";
import { aptInstall } from "./lib/apt-install.ts";
import { findChromium } from "./lib/chromium.ts";
import { ROOT } from "./lib/root.ts";

const CDN = "https://cdn.playwright.dev/";
const PLAYWRIGHT = `${ROOT}node_modules/playwright/cli.js`;

/** A browser with missing libraries exists but does not start. */
const working = (): string | undefined => {
  const path = findChromium();
  return path && spawnSync(path, ["--version"], { timeout: 20_000 }).status === 0 ? path : undefined;
};

/** The download has no timeout, so it starts only if its server responds. */
const reachable = () =>
  fetch(CDN, { method: "HEAD", signal: AbortSignal.timeout(5_000) }).then(
    () => true,
    () => false,
  );

const download = async (): Promise<void> => {
  if (!(await reachable())) return;
  console.log("Downloading Playwright's Chromium");
  spawnSync(process.execPath, [PLAYWRIGHT, "install", "chromium"], { stdio: "inherit", timeout: 300_000 });
};

/** Finds a Chromium that starts, or installs one: from Playwright, then from Debian. */
let path = working();
if (!path && !process.env["CHROMIUM_PATH"]) {
  await download();
  path = working();
  if (!path) {
    if (!aptInstall("chromium-headless-shell")) aptInstall("chromium");
    path = working();
  }
}
if (path) console.log(`Chromium: ${path}`);
else {
  console.error(
    "The tests need a Chromium and found none that starts: install Chromium or Google Chrome, or set CHROMIUM_PATH to one.",
  );
  process.exitCode = 1;
}
