import { existsSync } from "node:fs";
import { chromium as playwright } from "playwright";

/**
 * Paths where distributions install Chromium or Chrome. The headless shell comes first, since it does the least work.
 */
const SYSTEM = [
  "/usr/bin/chromium-headless-shell",
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
 * The path of a Chromium on this machine: only CHROMIUM_PATH if it is set, otherwise Playwright's own, then the
 * system's; undefined if there is none.
 */
export const findChromium = (): string | undefined => {
  const named = process.env["CHROMIUM_PATH"];
  return (named ? [named] : [playwright.executablePath(), ...SYSTEM]).find((path) => existsSync(path));
};

/**
 * Features that tests do not need. Chromium uses only the last such list, so Playwright's own list is repeated first.
 * Then the popup of the address bar, which every new window loads invisibly in a separate process (0.6 s of processor
 * time per test), and the spare process.
 */
const DISABLED =
  "AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable," +
  "LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect," +
  "TcpPortRandomizationWin,OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch," +
  "WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,PreloadTopChromeWebUI,SpareRendererForSitePerProcess";

/** Keeps the browser off the network: tests talk only to this machine. */
const ARGS = [
  `--disable-features=${DISABLED}`,
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
  "--disable-dev-shm-usage",
  "--disable-gpu",
];

/** Playwright launch options for the available Chromium. */
export const chromium = (): { executablePath?: string; args: string[] } => {
  const executablePath = findChromium();
  const root = process.getuid?.() === 0;
  return { ...(executablePath ? { executablePath } : {}), args: root ? [...ARGS, "--no-sandbox"] : ARGS };
};

/** Runs GPU and network in the browser process: saves about 5 % of processor time. */
const IN_PROCESS = ["--in-process-gpu", "--enable-features=NetworkServiceInProcess2"];
/** Disables optimizing compilers, which do not pay off for short-lived pages: saves about 5 % more. */
const SHORT_LIVED = "--js-flags=--no-opt --no-maglev";

/**
 * Launch options for tests, not for measurements. `shortLived` is for pages that are open for a few seconds; a page
 * shared by hundreds of tests runs faster without it.
 */
export const testChromium = ({ shortLived = false } = {}): ReturnType<typeof chromium> => {
  const { args, ...rest } = chromium();
  return { ...rest, args: [...args, ...IN_PROCESS, ...(shortLived ? [SHORT_LIVED] : [])] };
};
