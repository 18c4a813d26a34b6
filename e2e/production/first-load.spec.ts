import { statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Request } from "@playwright/test";
import { expect, signIn, test } from "../fixtures.ts";

const DIST = fileURLToPath(new URL("../../packages/console/dist", import.meta.url));

/** Budget of JavaScript until a list shows its rows, in bytes (brotli). Raise it only with a reason in the commit. */
const BUDGET = 168_500;
/** Bytes of the fonts of an English console: two files. */
const FONT_BUDGET = 45_000;
/** Elements of a row of six columns and two buttons, and of the page with fifty of them. */
const MOST_PER_ROW = 13;
const MOST_ELEMENTS = 1_080;

test("first load: the session is requested with the page's files, and each read is sent once", async ({
  ownPage: page,
}) => {
  await signIn(page, "SUPER_ADMIN", "/withdraw/bank-list");
  const { script, reads } = await page.evaluate(() => {
    const entries = performance.getEntriesByType("resource");
    return {
      script: entries.find((it) => it.initiatorType === "script")!.responseEnd,
      reads: entries
        .filter((it) => it.name.includes("/api/"))
        .map((it) => ({ path: new URL(it.name).pathname, start: it.startTime })),
    };
  });
  const session = reads.filter(({ path }) => /^\/api\/(?:auth\/me|users\/me\/check)$/.test(path));
  expect(session.map(({ path }) => path).toSorted()).toEqual(["/api/auth/me", "/api/users/me/check"]);
  for (const { path, start } of session) expect(start, path).toBeLessThan(script);
  const paths = reads.map(({ path }) => path);
  expect(paths).toContain("/api/banks/list");
  expect([...new Set(paths)]).toEqual(paths);
});

test("first visit of a list: its rows are requested while its code is loaded, once", async ({ ownPage: page }) => {
  await signIn(page, "SUPER_ADMIN", "/withdraw/bank-list");
  const isRows = (request: Request) => request.url().endsWith("/withdraw/bank-accounts/list");
  const sent: Request[] = [];
  page.on("request", (request) => isRows(request) && sent.push(request));
  const requested = page.waitForRequest(isRows);
  // The code is delivered only after the rows are requested.
  await page.route(/\/assets\/bank-accounts\.pages-/, async (route) => {
    await requested;
    await route.continue();
  });
  await page.getByRole("link", { name: "Bank Accounts" }).click();
  await expect(page.getByRole("grid", { name: "Bank accounts" }).getByRole("row").nth(3)).toBeVisible();
  expect(sent).toHaveLength(1);
});

test("sign-in page: no session is requested", async ({ ownPage: page }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await page.goto("/admin?returnTo=%2Fplayers");
  await expect(
    page
      .getByRole("link", { name: /sign in/i })
      .or(page.getByRole("button", { name: /sign in/i }))
      .first(),
  ).toBeVisible();
  expect(requests.filter((path) => path.startsWith("/api/"))).toEqual([]);
});

test("first load: the JavaScript that the page names is within the budget", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path]) => `${DIST}${path}`);
  expect(files).toHaveLength(2);
  // Files below one kilobyte are not compressed.
  const bytes = files.map((it) => (statSync(`${it}.br`, { throwIfNoEntry: false }) ?? statSync(it)).size);
  expect(bytes.reduce((total, it) => total + it, 0)).toBeLessThan(BUDGET);
});

test("first visit of the bank list: fonts and elements are within their budgets", async ({ ownPage: page }) => {
  const fonts: string[] = [];
  page.on("request", (request) => request.resourceType() === "font" && fonts.push(new URL(request.url()).pathname));
  await signIn(page, "SUPER_ADMIN", "/withdraw/bank-list");
  const rows = page.getByRole("grid", { name: "Banks" }).locator("tr[data-slot=table-row]");
  await expect(rows).toHaveCount(50);
  await page.evaluate(() => document.fonts.ready);
  expect(fonts).toHaveLength(2);
  expect(fonts.reduce((total, it) => total + statSync(`${DIST}${it}`).size, 0)).toBeLessThan(FONT_BUDGET);
  const perRow = await rows.evaluateAll((all) => all.map((row) => row.querySelectorAll("*").length + 1));
  expect(Math.max(...perRow)).toBeLessThanOrEqual(MOST_PER_ROW);
  expect(await page.evaluate(() => document.querySelectorAll("*").length)).toBeLessThan(MOST_ELEMENTS);
});
