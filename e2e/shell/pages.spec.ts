import { deal } from "./deal.ts";
import { ENTRIES } from "../lib/entries.ts";
import { expect, signIn, test } from "../fixtures.ts";
import { rowsOf } from "../lib/shown.ts";
import { TWO_WIDTHS, visit } from "../lib/visit.ts";

/** Number of pages that one test opens. */
const AT_ONCE = 8;

/*
 * Each page of the catalogue is opened once per run, on a phone and a laptop, by one of its roles; axe checks it at one
 * of the widths. `pnpm sweep` opens all pages as each role at each width.
 */
for (const [role, dealt] of deal(ENTRIES))
  for (let at = 0; at < dealt.length; at += AT_ONCE)
    test(`pages as ${role}, from ${at + 1}: open on a phone and a laptop`, async ({ page, problems }) => {
      // A record that does not exist is answered with 404.
      problems.allow(/status of 404/);
      await signIn(page, role, "/user/profile");
      for (const { entry, axeAt } of dealt.slice(at, at + AT_ONCE))
        await test.step(entry.address, () => visit(page, entry, role, { widths: TWO_WIDTHS, axeAt: [axeAt] }));
    });

test("unknown URL: pages that match its words are offered", async ({ page }) => {
  await signIn(page, "ADMIN", "/withdraw/invoices");
  await expect(page.getByText("There is no page at this address")).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Invoices/ })
    .click();
  await expect(page).toHaveURL(/\/billing\/invoices$/);
});

test("menu: find a page, collapse to icons → kept after a reload", async ({ page }) => {
  await signIn(page, "SUPER_ADMIN", "/billing/invoices?opId=op-nordlys");
  await page.getByLabel("Find a page").fill("pending with");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/withdraw\/pending\?opId=op-nordlys$/);
  await page.getByRole("button", { name: "Collapse the menu" }).click();
  await page.reload();
  await page.getByRole("button", { name: "Bets" }).click();
  await page.getByRole("link", { name: "Quick Bets" }).click();
  await expect(page).toHaveURL(/\/quick-bets\?opId=op-nordlys$/);
  await page.getByRole("button", { name: "Expand the menu" }).click();
  await expect(page.getByLabel("Find a page")).toBeVisible();
});

test("generic record drawer: Next and Open the page → record follows", async ({ page }) => {
  await signIn(page, "SUPER_ADMIN", "/deposit/gateways");
  await rowsOf(page).first().focus();
  await page.keyboard.press("Enter");
  const drawer = page.getByRole("dialog");
  await expect(drawer.getByRole("button", { name: "JSON" })).toBeVisible();
  const first = new URL(page.url()).searchParams.get("row");
  await drawer.getByRole("button", { name: "Next" }).click();
  await expect(page).not.toHaveURL(new RegExp(`row=${first}(&|$)`));
  await drawer.getByRole("link", { name: "Open the page" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Deposit Gateway");
});
