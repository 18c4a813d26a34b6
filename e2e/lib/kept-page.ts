import type { Browser, BrowserContext, CDPSession, Page } from "@playwright/test";
import { watch, type Problems } from "./problems.ts";

/*
 * In a new browser context, a new process loads each of the console's files and compiles it. That takes as much
 * processor time as most tests themselves, so the tests of a worker share one page, which is emptied in between.
 */

/** The page that the tests of a worker share. */
export type KeptPage = {
  /** Gives the page to a test, as empty as a new one. */
  take: (problems: Problems) => Promise<Page>;
  /** Empties the page after a test that passed. A page that is not given back is not used again. */
  giveBack: () => Promise<void>;
  /** Whether a test has the page. */
  isTaken: () => boolean;
  /** Runs a script in each document until the page is given back. */
  addInitScript: Page["addInitScript"];
};

/** Events that tests listen to. Playwright itself listens to others. */
const EVENTS = [
  "console",
  "dialog",
  "download",
  "filechooser",
  "framenavigated",
  "pageerror",
  "popup",
  "request",
  "requestfailed",
  "requestfinished",
  "response",
  "websocket",
];

/** Settings of a new page, from Playwright and its configuration. `null` would undo these too. */
const MEDIA = {
  media: null,
  colorScheme: "light",
  contrast: "no-preference",
  forcedColors: "none",
  reducedMotion: "reduce",
} as const;

/** State that would outlast the test. */
const OF_PAGE = ["addLocatorHandler", "clock", "exposeBinding", "exposeFunction", "setExtraHTTPHeaders"];
const OF_CONTEXT = [
  "addCookies",
  "addInitScript",
  "clock",
  "exposeBinding",
  "exposeFunction",
  "grantPermissions",
  "newCDPSession",
  "newPage",
  "on",
  "route",
  "routeWebSocket",
  "setExtraHTTPHeaders",
  "setGeolocation",
  "setOffline",
];

const refuse = (target: Page | BrowserContext, names: readonly string[]) => {
  for (const name of names)
    Object.defineProperty(target, name, {
      get: () => {
        throw new Error(`A test that uses ${name} takes ownPage instead of page: others use that page after it.`);
      },
    });
};

/** One page of a context of its own, and how to empty it. */
const openPage = async (browser: Browser, site: string, report: Problems["report"]) => {
  const context = await browser.newContext();
  await watch(context, report);
  const page = await context.newPage();
  const session: CDPSession = await context.newCDPSession(page);
  const size = page.viewportSize()!;
  const scripts: { dispose: () => Promise<void> }[] = [];
  const add = page.addInitScript.bind(page);
  page.addInitScript = async (...script) => {
    const added = await add(...script);
    scripts.push(added);
    return added;
  };
  refuse(page, OF_PAGE);
  refuse(context, OF_CONTEXT);

  const empty = async () => {
    for (const event of EVENTS) page.removeAllListeners(event);
    await page.unrouteAll({ behavior: "ignoreErrors" });
    for (const script of scripts.splice(0)) await script.dispose();
    for (const other of context.pages()) if (other !== page) await other.close();
    // A document of the site that runs no script: leaving the site would end the process, and what it has compiled.
    await page.goto(`${site}/favicon.svg`);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await context.clearCookies();
    await session.send("Page.resetNavigationHistory");
    await page.mouse.move(0, 0);
    await page.emulateMedia(MEDIA);
    if (page.viewportSize()?.width !== size.width || page.viewportSize()?.height !== size.height)
      await page.setViewportSize(size);
  };
  return { context, page, empty };
};

/** Keeps a page of this browser for the tests of a site. */
export const keepPage = (browser: Browser, site: string): KeptPage => {
  let opened: Awaited<ReturnType<typeof openPage>> | undefined;
  let reader: Problems | undefined;
  const drop = async () => {
    await opened?.context.close();
    opened = undefined;
  };
  return {
    take: async (problems) => {
      if (reader) await drop();
      reader = problems;
      opened ??= await openPage(browser, site, (text) => reader?.report(text));
      return opened.page;
    },
    giveBack: async () => {
      if (!reader) return;
      if (opened?.page.isClosed()) await drop();
      reader = undefined;
      await opened?.empty();
    },
    isTaken: () => reader !== undefined,
    addInitScript: (...script) => opened!.page.addInitScript(...script),
  };
};
