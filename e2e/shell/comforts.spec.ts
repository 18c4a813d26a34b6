import type { Page } from "@playwright/test";
import { background } from "../lib/background.ts";
import { expect, expectToast, signIn, test } from "../fixtures.ts";
import { rowsOf } from "../lib/shown.ts";

const BANKS = "/withdraw/bank-list?opId=op-nordlys&search=bank";

test("copy link: from saved views → current state, from the palette → current page; both without the search", async ({
  ownPage: page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signIn(page, "ADMIN", BANKS);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole("button", { name: "Saved views" }).click();
  await page.getByRole("menuitem", { name: "Copy a link to this view" }).click();
  await expectToast(page, "Link copied. Left out, as it may contain personal data: Search.");
  expect(await copied()).toMatch(/\?opId=op-nordlys&columns=/);
  await rowsOf(page).first().click();
  await expect(page).toHaveURL(/panel=bank-edit/);
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Command palette" }).fill("link");
  await page.keyboard.press("Enter");
  await expect.poll(copied).toBe(page.url().replace("&search=bank", ""));
});

test("link to a view: colleague sees its columns until choosing others", async ({
  ownPage: page,
  context,
  browser,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signIn(page, "ADMIN", BANKS);
  const heads = (of: Page) => of.getByRole("columnheader").allInnerTexts();
  await page.getByRole("button", { name: /^View/ }).click();
  await page.getByRole("menuitemcheckbox", { name: "Order" }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("columnheader", { name: "Order" })).toHaveCount(0);
  await page.getByRole("button", { name: "Saved views" }).click();
  await page.getByRole("menuitem", { name: "Copy a link to this view" }).click();
  await expectToast(page, "Link copied.");
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));

  const colleague = await browser.newPage();
  await signIn(colleague, "SUPER_ADMIN", link.pathname + link.search);
  expect(await heads(colleague)).toEqual(await heads(page));
  await colleague.getByRole("button", { name: /^View/ }).click();
  await colleague.getByRole("menuitemcheckbox", { name: "Order" }).click();
  await expect(colleague).not.toHaveURL(/columns=/);
  await expect(colleague.getByRole("columnheader", { name: "Order" })).toBeVisible();
  await colleague.close();
});

test("print list: all rows of the page, without navigation and controls", async ({ page }) => {
  await page.addInitScript(() => {
    // Records the page's content at the moment of printing.
    globalThis.print = () => Object.assign(globalThis, { printed: document.querySelector("[role=dialog]") === null });
  });
  await signIn(page, "ADMIN", "/withdraw/bank-list?limit=25");
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Command palette" }).fill("print");
  await page.keyboard.press("Enter");
  await expect.poll(() => page.evaluate(() => (globalThis as { printed?: boolean }).printed)).toBe(true);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("complementary")).toBeHidden();
  await expect(page.getByRole("button", { name: "Filters" })).toBeHidden();
  await expect(page.locator("[data-slot=toaster]")).toBeHidden();
  const rows = rowsOf(page);
  await expect(rows).toHaveCount(25);
  const cut = await rows
    .last()
    .evaluate((row) => row.getBoundingClientRect().bottom > document.documentElement.scrollHeight);
  expect(cut, "the last row is below the end of the paper").toBe(false);
});

test("print with an open drawer: drawer only, complete", async ({ page }) => {
  await signIn(page, "ADMIN", "/gamesV2/activities");
  await rowsOf(page).first().click();
  const drawer = page.getByRole("dialog");
  await expect(drawer.getByText("Changes")).toBeVisible();
  await page.setViewportSize({ width: 800, height: 300 });
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("grid")).toBeHidden();
  await expect(drawer.getByRole("button", { name: "Close" })).toBeHidden();
  const paper = await drawer.evaluate((it) => [it.getBoundingClientRect().bottom, document.body.scrollHeight] as const);
  expect(paper[0]).toBeGreaterThan(300);
  expect(paper[0]).toBeLessThanOrEqual(paper[1]);
});

test("new version: announced after ten minutes, dismissible", async ({ ownPage: page, problems }) => {
  problems.allow(/WebSocket/);
  await page.route("**/version.json", (route) => route.fulfill({ json: { entry: "/assets/index-next.js" } }));
  await page.clock.install();
  await signIn(page, "ADMIN", BANKS);
  await background(page);
  const notice = page.getByText("A new version of the console is available");
  await page.clock.runFor(590_000);
  await expect(notice).toHaveCount(0);
  await page.clock.runFor(20_000);
  await expect(notice).toBeVisible();
  await expect(page.getByRole("button", { name: "Reload" })).toBeVisible();
  await page.getByRole("button", { name: "Dismiss" }).last().click();
  await expect(notice).toHaveCount(0);
});
