import { test as base, expect, type Page } from "@playwright/test";
import type { components } from "../packages/api-client/src/index.ts";
import type { MockSettings } from "../packages/mocks/src/settings.ts";
import { createLateness, type Lateness } from "./late/lateness.ts";
import { lateTimers } from "./late/late-timers.ts";
import { watch, type Problems } from "./problems.ts";
import { startSite, type Site } from "./site.ts";

/*
 * How to write a test: `import { expect, signIn, test } from "./fixtures.ts"`, then
 *
 *   test("bank list: no banks → empty state", async ({ page, mock }) => {
 *     await mock({ scenario: "empty" });
 *     await signIn(page, "SUPER_ADMIN", "/withdraw/bank-list");
 *     await expect(page.getByText("No banks yet")).toBeVisible();
 *   });
 *
 * It runs in both projects, each test with fresh data. Tests of what only production has live in e2e/production/.
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
};

export type Late = {
  /** The seed by which short timers and answers are late; undefined if they are not (playwright.late.config.ts). */
  late: number | undefined;
};

type PerWorker = Late & { lateness: Lateness | undefined; site: Site };

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
  baseURL: async ({ site }, use) => use(site.url),
  fresh: [
    async ({ site, lateness, context, mock }, use, { testId }) => {
      site.backend?.reset();
      site.backend?.settings.reset();
      if (lateness) {
        await context.addInitScript({ content: lateTimers(lateness.begin(testId)) });
        if (!site.backend) await mock({ latency: lateness.next() });
      }
      await use();
    },
    { auto: true },
  ],
  mock: async ({ site, context }, use) =>
    use(async (settings) => {
      if (site.backend) return site.backend.settings.set(settings);
      await context.addInitScript(
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
    async ({ context }, use) => {
      const { problems, found } = await watch(context);
      await use(problems);
      expect(found(), "problems seen while the test ran").toEqual([]);
    },
    { auto: true },
  ],
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
