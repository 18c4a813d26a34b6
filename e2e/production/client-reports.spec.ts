import { globSync, statSync } from "node:fs";
import { ROOT } from "../../scripts/lib/root.ts";
import { reportText } from "../../scripts/lib/stack/report-text.ts";
import { expect, signIn, test } from "../fixtures.ts";

/** Budget of the code that sends reports, in bytes (brotli). */
const BUDGET = 4000;
const SENDER = /\/assets\/report-sender-/;

/** The bank of the drawer lacks what its form draws, so that rendering it fails. */
const withoutNames = (text: string) => text.replace(/"bankName":\{[^}]*\}/, '"bankName":null');

test("error reports: error in a drawer → the server has a report of it: page, drawer, place in the code, no personal data", async ({
  page,
  problems,
  site,
}) => {
  problems.allow(/console: |TypeError/);
  await page.route("**/api/banks/show", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: withoutNames(await answer.text()) });
  });
  const [uuid] = site.backend!.db.banks.keys();
  await signIn(page, "SUPER_ADMIN", `/withdraw/bank-list?search=zq-mara&panel=bank-edit&uuid=${uuid}`);
  await expect(page.getByText("This part of the page stopped working").first()).toBeVisible();
  const reports = () => site.backend!.db.system.clientReports;
  // Once: not also as an error that nobody caught.
  await expect.poll(() => reports().map(({ kind }) => kind)).toEqual(["caught-error"]);
  const report = reports()[0]!;
  expect(report).toMatchObject({
    page: "/withdraw/bank-list",
    panel: "bank-edit",
    role: "SUPER_ADMIN",
    error: "TypeError",
    version: "0.1.0",
  });
  expect(report.browser).toMatch(/^Chrome \d+$/);
  expect(report.commit).toMatch(/^[\da-f]{10,}$/);
  expect(report.stack?.[0]).toMatch(/^assets\/[\w.-]+\.js:\d+:\d+$/);
  // The build is that of the report, and its source maps name the drawer's sources.
  const text = reportText(report, `${ROOT}packages/console/dist`);
  expect(text).toMatch(/\n {4}at \S+ \(packages\/(?:console|ui)\/src\/\S+\.tsx?:\d+:\d+\)/);
  expect(text).not.toMatch(/The build is of commit|no source map/);
  expect(JSON.stringify(reports())).not.toMatch(new RegExp(`zq-|${uuid}`));
});

test("error reports: page without a problem → the code that sends reports is not loaded", async ({ ownPage: page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await signIn(page, "SUPER_ADMIN", "/withdraw/bank-list");
  await page.mouse.move(50, 50);
  await expect(page.locator("[data-slot=background]")).toBeAttached();
  expect(requested.filter((path) => SENDER.test(path))).toEqual([]);
});

test("report-sending code: in a separate file, within its budget", () => {
  const files = globSync("report-sender-*.js", { cwd: `${ROOT}packages/console/dist/assets` });
  expect(files).toHaveLength(1);
  expect(statSync(`${ROOT}packages/console/dist/assets/${files[0]}.br`).size).toBeLessThan(BUDGET);
});

test("measured load: a drawer is opened and the page hidden → the server has its vitals and the drawer's time", async ({
  page,
  site,
}) => {
  // One load in ten is measured, and none of a browser that a program drives.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "webdriver", { value: false });
    Math.random = () => 0;
  });
  const measuring = page.waitForResponse(/\/assets\/report-sender-/);
  await signIn(page, "SUPER_ADMIN", "/withdraw/bank-list");
  await measuring;
  await page.getByRole("grid", { name: "Banks" }).getByRole("row").nth(1).click();
  await expect(page.getByRole("dialog").locator("[data-record]")).not.toBeEmpty();
  const reports = () => site.backend!.db.system.clientReports;
  const of = (kind: string) => reports().find((it) => it.kind === kind);
  await expect.poll(() => of("drawer-content")).toBeDefined();
  // As when the tab is closed.
  await page.goto("about:blank");
  await expect.poll(() => of("cumulative-layout-shift")).toBeDefined();
  await expect.poll(() => of("largest-contentful-paint")).toBeDefined();
  expect(of("drawer-content")).toMatchObject({ page: "/withdraw/bank-list", milliseconds: expect.any(Number) });
  expect(of("largest-contentful-paint")).toMatchObject({
    page: "/withdraw/bank-list",
    milliseconds: expect.any(Number),
  });
  expect(of("cumulative-layout-shift")).toMatchObject({ page: "/withdraw/bank-list", shift: expect.any(Number) });
});
