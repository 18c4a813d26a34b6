import type { Page } from "@playwright/test";
import { expect, signIn, test } from "../fixtures.ts";
import { rowsOf } from "../lib/shown.ts";

/** Makes files of the build unavailable, as in a network failure. Returns a function that restores them and the network. */
const without = async (page: Page, name: string) => {
  const files = `**/assets/${name}*.js`;
  await page.route(files, (route) => route.abort());
  return async () => {
    await page.unroute(files);
    await page.evaluate(() => dispatchEvent(new Event("online")));
  };
};

test.beforeEach(({ problems }) => problems.allow(/Failed to load resource|dynamically imported module/));

const notice = (page: Page) => page.locator("[data-slot=notice]").filter({ hasText: "could not be loaded" });

test("confirmation: its code fails to load → status says so; after recovery → opens by itself", async ({
  ownPage: page,
}) => {
  const bring = await without(page, "bank-accounts.panels");
  await signIn(page, "SUPER_ADMIN", "/withdraw/bank-accounts?status=PENDING");
  const approve = page.getByRole("button", { name: "Approve" }).first();
  await approve.click();
  await expect(notice(page)).toBeVisible();
  await expect(approve).toBeVisible();
  await bring();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expect(notice(page)).toBeHidden();
});

test("unconfirmed write: error dialog fails to load → toast, note kept", async ({ ownPage: page, mock }) => {
  await mock({ faults: [{ operation: "reviewBankAccount", fault: "lost" }] });
  await without(page, "error-dialog");
  await signIn(page, "SUPER_ADMIN", "/withdraw/bank-accounts?status=PENDING");
  await page.getByRole("button", { name: "Approve" }).first().click();
  await page.getByRole("alertdialog").getByRole("textbox").fill("Seen");
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: /Approve/ })
    .click();
  await expect(page.getByRole("alert").filter({ hasText: /Not Confirmed.*may or may not/ })).toBeVisible();
  await expect(page.getByRole("alertdialog").getByRole("textbox")).toHaveValue("Seen");
});

test("background features: code fails to load → toast until it is there, page keeps working", async ({
  ownPage: page,
}) => {
  const bring = await without(page, "background");
  await signIn(page, "SUPER_ADMIN", "/withdraw/bank-list");
  const background = page.locator("[data-slot=background]");
  await page.mouse.move(200, 200);
  const alert = page.getByRole("alert").filter({ hasText: "could not be loaded" });
  await expect(alert).toBeVisible();
  await expect(page.getByRole("row", { name: /NORDEA/ })).toBeVisible();
  await bring();
  await expect(background).toBeAttached();
  await expect(alert).toBeHidden();
});

test("page: its code fails to load → status says so; after recovery → shown by itself", async ({ ownPage: page }) => {
  const bring = await without(page, "bank-accounts.pages");
  await signIn(page, "SUPER_ADMIN", "/quick-dashboard");
  await page.goto("/withdraw/bank-accounts");
  await expect(notice(page)).toBeVisible();
  await bring();
  await expect(rowsOf(page).nth(0)).toBeVisible();
  await expect(notice(page)).toBeHidden();
});
