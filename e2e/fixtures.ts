import { test as base, expect, type Page } from "@playwright/test";
import type { components } from "../packages/api-client/src/index.ts";
import type { MockSettings } from "../packages/mocks/src/settings.ts";
import { keepPage, type KeptPage } from "./lib/kept-page.ts";
import { createLateness, type Lateness } from "./late/lateness.ts";
import { lateTimers } from "./late/late-timers.ts";
import { createProblems, watch, type Problems } from "./lib/problems.ts";
import { startSite, type Site } from "./lib/site.ts";

/*
 * How to write a test: `import { expect, signIn, test } from "./fixtures.ts"`, then
 *
 *   test("bank list: no banks → empty state", async ({ page, mock }) => {
 *     await mock({ scenario: "empty" });
 *     await signIn(page, "SUPER_ADMIN", "/withdraw/bank-list");
 *     await expect(page.getByRole("main").getByText("No banks yet")).toBeVisible();
 *   });
 *
 * It runs in both projects, each test with fresh data. Tests of what only production has live in e2e/production/.
 * `page` is shared by the tests of a worker and emptied in between: storage, cookies, history, listeners, routes, init
 * scripts, size, media. A test that changes more than that takes `ownPage`, a page of a new browser context (`context`):
 * for the clock, permissions, several tabs, offline, or an empty HTTP cache.
 * A test also fails on any broken security policy, console error, uncaught exception or request that leaves this machine,
 * whatever it asserts; `problems.allow(/status of 403/)` says which of them it means to cause.
 */

type Role = components["schemas"]["Role"];

/** The localStorage key of the mocked console's settings. */
const STORED = "backoffice.mocks";

type PerTest = {
  problems: Problems;
  /** Changes the mock server (scenario, latency, faults) for this test. Call it before the page is opened. */
  mock: (settings: Partial<MockSettings>) => Promise<void>;
  fresh: void;
  /** A script that makes a page's timers late; empty if they are not. */
  timers: string;
  /** A page of the test's own `context`. */
  ownPage: Page;
};

export type Late = {
  /** The seed by which short timers and answers are late; undefined if they are not (playwright.late.config.ts). */
  late: number | undefined;
};

type PerWorker = Late & { lateness: Lateness | undefined; site: Site; kept: KeptPage };

export const test = base.extend<PerTest, PerWorker>({
  late: [undefined, { option: true, scope: "worker" }],
  lateness: [async ({ late }, use) => use(late === undefined ? undefined : createLateness(late)), { scope: "worker" }],
  site: [
    async ({ lateness }, use, worker) => {
      const site = await startSite(worker.project.name, lateness);
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
  kept: [async ({ browser, site }, use) => use(keepPage(browser, site.url)), { scope: "worker" }],
  baseURL: async ({ site }, use) => use(site.url),
  fresh: [
    async ({ site }, use) => {
      site.backend?.reset();
      site.backend?.settings.reset();
      await use();
    },
    { auto: true },
  ],
  timers: [
    async ({ lateness }, use, { testId }) => use(lateness ? lateTimers(lateness.begin(testId)) : ""),
    { auto: true },
  ],
  mock: async ({ site, kept }, use) =>
    use(async (settings) => {
      if (site.backend) return site.backend.settings.set(settings);
      await kept.addInitScript(
        ([key, changes]) => {
          // A new page has no storage until it has an address.
          if (location.protocol === "about:") return;
          const stored = JSON.parse(localStorage.getItem(key) ?? "{}") as object;
          localStorage.setItem(key, JSON.stringify({ ...stored, ...changes }));
        },
        [STORED, settings] as const,
      );
    }),
  problems: [
    async ({ kept }, use, info) => {
      const problems = createProblems();
      await use(problems);
      expect(problems.unexpected(), "problems seen while the test ran").toEqual([]);
      if (info.status === info.expectedStatus) await kept.giveBack();
    },
    { auto: true },
  ],
  page: async ({ kept, lateness, mock, problems, site, timers }, use) => {
    const page = await kept.take(problems);
    await page.addInitScript({ content: timers });
    if (lateness && !site.backend) await mock({ latency: lateness.next() });
    await use(page);
  },
  context: async ({ context, kept, problems, timers }, use) => {
    await watch(context, problems.report);
    await context.addInitScript({ content: timers });
    await use(context);
    if (kept.isTaken()) throw new Error("page is not of this context: a test that takes context takes ownPage.");
  },
  ownPage: async ({ context }, use) => use(await context.newPage()),
});

/** Waits until the page shows its data. An action on a row that is about to be refetched would be lost. */
export const settled = (page: Page): Promise<void> =>
  // The query does not use a role: an open panel hides the page behind it from assistive technology.
  page.locator("main:has(> *):not(:has([aria-busy=true]))").waitFor();

/** Signs in as the account of a role and waits until the console shows the page with its initial data. */
export const signIn = async (page: Page, role: Role, returnTo = "/quick-dashboard"): Promise<void> => {
  await page.goto(`/api/auth/login?${new URLSearchParams({ as: role, returnTo })}`);
  // Does not wait for the exact path: the console may already have redirected, such as from "/" to the first screen.
  await page.waitForURL(({ pathname }) => !pathname.startsWith("/api/"));
  await settled(page);
};

/** Waits for a visible toast with this text, the newest of several. */
export const expectToast = (page: Page, text: string | RegExp): Promise<void> =>
  expect(page.locator("[data-slot=toast]").getByText(text).last()).toBeVisible();

export { expect };
