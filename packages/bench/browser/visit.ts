import type { Browser, CDPSession, Page } from "playwright";
import { type Cost, mainThreadCost } from "./main-thread.ts";
import { probe } from "./probe.ts";
import { trace } from "./trace.ts";

/** A connection: milliseconds per request, and bytes per second. */
export type Line = { latency: number; throughput: number };

/** A slow laptop on a medium mobile connection. */
const CPU = 4;
const MOBILE: Line = { latency: 60, throughput: (9 * 1000 * 1000) / 8 };
/** An office on another continent. */
export const REMOTE: Line = { latency: 165, throughput: 1000 * 1000 };
/** Milliseconds without activity after which a page counts as settled. */
const SETTLED_MS = 1500;

/** A requested file: URL and bytes of the compressed body. */
type Loaded = { url: string; bytes: number };

/** An open page in a separate browser, signed in, with an empty cache. */
export type Visit = {
  page: Page;
  scripts: readonly Loaded[];
  fonts: readonly Loaded[];
  slowCpu: () => Promise<void>;
  slowLine: (line?: Line) => Promise<void>;
  settled: () => Promise<void>;
  /**
   * The cost on the main thread while `act` runs and until the page is settled. Measured without throttling: Chromium
   * slows a processor down by keeping it busy, which would count as the page's processor time.
   */
  costOf: (act: () => Promise<unknown>) => Promise<Cost>;
  [Symbol.asyncDispose]: () => Promise<void>;
};

/** Opens an empty page; with `signInAt` (the URL of the console) signed in as SUPER_ADMIN. */
export const visit = async (browser: Browser, signInAt?: string): Promise<Visit> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  if (signInAt)
    await context.request.get(`${signInAt}/api/auth/login?as=SUPER_ADMIN&returnTo=/quick-dashboard`, {
      maxRedirects: 0,
    });
  await context.addInitScript(probe);
  const page = await context.newPage();
  const cdp: CDPSession = await context.newCDPSession(page);
  await cdp.send("Network.enable");

  const scripts: Loaded[] = [];
  const fonts: Loaded[] = [];
  page.on("response", (response) => {
    const type = response.request().resourceType();
    const file = { url: response.url(), bytes: Number(response.headers()["content-length"] ?? 0) };
    if (type === "script") scripts.push(file);
    if (type === "font") fonts.push(file);
  });

  const settled = async () => {
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(SETTLED_MS);
  };

  return {
    page,
    scripts,
    fonts,
    slowCpu: async () => void (await cdp.send("Emulation.setCPUThrottlingRate", { rate: CPU })),
    slowLine: async ({ latency, throughput } = MOBILE) =>
      void (await cdp.send("Network.emulateNetworkConditions", {
        offline: false,
        latency,
        downloadThroughput: throughput,
        uploadThroughput: throughput,
      })),
    settled,
    costOf: async (act) => mainThreadCost(await trace(cdp, () => act().then(settled)), CPU),
    [Symbol.asyncDispose]: () => context.close(),
  };
};

/** Kilobytes (1000 bytes) of files, each counted once. */
export const kilobytes = (files: readonly Loaded[]): number =>
  [...new Map(files.map((it) => [it.url, it.bytes])).values()].reduce((sum, it) => sum + it, 0) / 1000;
