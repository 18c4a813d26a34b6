import { existsSync } from "node:fs";
import { chromium as playwright } from "playwright";

/** Where distributions put a Chromium or a Chrome. First the one without windows, which has the least to do. */
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
 * The path of a Chromium on this machine, or nothing: the one CHROMIUM_PATH names (then only that one),
 * Playwright's own, the system's.
 */
export const findChromium = (): string | undefined => {
  const named = process.env["CHROMIUM_PATH"];
  return (named ? [named] : [playwright.executablePath(), ...SYSTEM]).find((path) => existsSync(path));
};

/**
 * Features that tests have no use for. Chromium obeys only the last such list that it is given, so Playwright's own is
 * repeated first. Then the address bar's popup, a page that every new window loads unseen in a process of its own (0.6 s
 * of processor a test), and the process that is kept in reserve.
 */
const DISABLED =
  "AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable," +
  "LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect," +
  "TcpPortRandomizationWin,OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch," +
  "WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,PreloadTopChromeWebUI,SpareRendererForSitePerProcess";

/** Keeps the browser off the network: tests talk to nothing outside this machine. */
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

/** Playwright launch options for the Chromium that is there. */
export const chromium = (): { executablePath?: string; args: string[] } => {
  const executablePath = findChromium();
  const root = process.getuid?.() === 0;
  return { ...(executablePath ? { executablePath } : {}), args: root ? [...ARGS, "--no-sandbox"] : ARGS };
};

/** What is drawn and fetched crosses no process: a twentieth less of the processor. */
const IN_PROCESS = ["--in-process-gpu", "--enable-features=NetworkServiceInProcess2"];
/** Code is not optimised for a long life that it will not have: as much again. */
const SHORT_LIVED = "--js-flags=--no-opt --no-maglev";

/**
 * The same for tests, not for what is measured. `shortLived` is for pages that are open for a few seconds each; a page
 * that hundreds of tests share is better off without.
 */
export const testChromium = ({ shortLived = false } = {}): ReturnType<typeof chromium> => {
  const { args, ...rest } = chromium();
  return { ...rest, args: [...args, ...IN_PROCESS, ...(shortLived ? [SHORT_LIVED] : [])] };
};
