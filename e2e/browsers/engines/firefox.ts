import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import puppeteer, { type Browser, type ElementHandle, type KeyInput, type Page } from "puppeteer-core";
import type { BrowserFiles } from "../../../scripts/lib/other-browsers.ts";
import { WINDOW, type Engine, type EngineTab } from "./engine.ts";

/** Calls a function that was received as text. */
const call = (fn: string, args: readonly unknown[]) => `(${fn})(...${JSON.stringify(args)})`;

const tabOf = (page: Page): EngineTab => ({
  goTo: async (url) => void (await page.goto(url)),
  reload: async () => void (await page.reload()),
  address: async () => page.url(),
  run: async (fn, ...args) => {
    await page.bringToFront();
    return page.evaluate(call(fn, args));
  },
  mouse: async (...steps) => {
    for (const step of steps)
      if (step === "down") await page.mouse.down();
      else if (step === "up") await page.mouse.up();
      else await page.mouse.move(step.x, step.y);
  },
  keyDown: (key) => page.keyboard.down(key as KeyInput),
  keyUp: (key) => page.keyboard.up(key as KeyInput),
  type: (text) => page.keyboard.type(text),
  choose: async (fn, args, paths) => {
    const input = (await page.evaluateHandle(call(fn, args))) as ElementHandle<HTMLInputElement>;
    await input.uploadFile(...paths);
  },
  picture: () => page.screenshot(),
});

/**
 * A closed port. Requests that Firefox itself sends to the network end here. Pages on this machine bypass the proxy.
 */
const NOBODY = { host: "127.0.0.1", port: 9 };
const NO_NETWORK = {
  "network.proxy.type": 1,
  "network.proxy.http": NOBODY.host,
  "network.proxy.http_port": NOBODY.port,
  "network.proxy.ssl": NOBODY.host,
  "network.proxy.ssl_port": NOBODY.port,
  "network.proxy.failover_direct": false,
  "network.proxy.allow_bypass": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "network.trr.mode": 5,
  "dom.push.connection.enabled": false,
};

/** Starts headless Firefox, which implements WebDriver BiDi itself. */
const launch = async (path: string): Promise<Browser & { downloads: string }> => {
  const downloads = mkdtempSync(join(tmpdir(), "downloads-"));
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: path,
    headless: true,
    defaultViewport: WINDOW,
    extraPrefsFirefox: {
      ...NO_NETWORK,
      "browser.download.dir": downloads,
      "browser.download.folderList": 2,
      // The download panel takes the focus from the page, even in a later journey, and closes open menus.
      "browser.download.alwaysOpenPanel": false,
      "ui.prefersReducedMotion": 1,
    },
  });
  return Object.assign(browser, { downloads });
};

let running: ReturnType<typeof launch> | undefined;

/**
 * Creates a context in the one Firefox of this process. Starting Firefox takes seconds, and contexts share no storage.
 */
export const startFirefox = async ({ browser: path }: BrowserFiles): Promise<Engine> => {
  running ??= launch(path);
  const browser = await running;
  const context = await browser.createBrowserContext();
  return {
    version: await browser.version(),
    downloads: browser.downloads,
    newTab: async () => tabOf(await context.newPage()),
    stop: () => context.close(),
  };
};

export const quitFirefox = async (): Promise<void> => {
  const browser = await running;
  running = undefined;
  await browser?.close();
  if (browser) rmSync(browser.downloads, { recursive: true, force: true });
};
