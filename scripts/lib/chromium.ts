import { existsSync } from "node:fs";
import { chromium as playwright } from "playwright";

/** Where distributions put a Chromium or a Chrome. */
const SYSTEM = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * The path of a Chromium on this machine, or nothing: the one CHROMIUM_PATH names (then only that one),
 * Playwright's own, the system's.
 */
export const findChromium = (): string | undefined => {
  const named = process.env["CHROMIUM_PATH"];
  return (named ? [named] : [playwright.executablePath(), ...SYSTEM]).find((path) => existsSync(path));
};

/**
 * Features that tests have no use for. Chromium obeys the last list only, so the first line repeats of Playwright's own
 * what a test relies on; the second is the address bar's popup, a page that every new window would load unseen in a
 * process of its own (0.6 s of processor a test), the third a process kept in reserve.
 */
const DISABLED = [
  ...["AvoidUnnecessaryBeforeUnloadCheckSync", "HttpsUpgrades", "HttpsFirstBalancedModeAutoEnable", "PaintHolding"],
  ...["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup", "PreloadTopChromeWebUI", "AimEnabled"],
  ...[
    "SpareRendererForSitePerProcess",
    "OptimizationHints",
    "NetworkTimeServiceQuerying",
    "MediaRouter",
    "LensOverlay",
  ],
];

/** Keeps the browser off the network: tests talk to nothing outside this machine. */
const ARGS = [
  `--disable-features=${DISABLED.join(",")}`,
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
  "--disable-dev-shm-usage",
  "--disable-gpu",
];

/** Playwright launch options for the Chromium that is there. */
export const chromium = (): { executablePath?: string; args: string[] } => {
  const executablePath = findChromium();
  const root = process.getuid?.() === 0;
  return { ...(executablePath ? { executablePath } : {}), args: root ? [...ARGS, "--no-sandbox"] : ARGS };
};
