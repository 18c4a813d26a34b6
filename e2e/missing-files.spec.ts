import type { Page } from "@playwright/test";
import { expect, signIn, test } from "./fixtures.ts";

/**
 * Makes files of the build unavailable, as after a deployment or a network failure. Returns a function that restores
 * them.
 */
const without = (page: Page, name: string) => {
  const files = `**/assets/${name}*.js`;
  return page.route(files, (route) => route.abort()).then(() => () => page.unroute(files));
};

test.beforeEach(({ problems }) => problems.allow(/Failed to load resource|dynamically imported module/));

test("confirmation: its code fails to load → toast; after recovery → opens", async ({ ownPage: page }) => {
  const bring = await without(page, "bank-accounts.panels");
  await signIn(page, "SUPER_ADMIN", "/withdraw/bank-accounts?status=PENDING");
  const approve = page.getByRole("button", { name: "Approve" }).first();
  await approve.click();
  await expect(page.getByRole("alert").filter({ hasText: "could not be loaded" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Reload" })).toBeVisible();
  await expect(approve).toBeVisible();
  await bring();
  await approve.click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
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

test("background features: code fails to load → retried, page keeps working", async ({ ownPage: page }) => {
  await page.clock.install();
  const bring = await without(page, "background");
  await signIn(page, "SUPER_ADMIN", "/withdraw/bank-list");
  const background = page.locator("[data-slot=background]");
  await page.mouse.move(200, 200);
  await expect(page.getByRole("alert").filter({ hasText: "could not be loaded" })).toBeVisible();
  await expect(page.getByRole("row", { name: /NORDEA/ })).toBeVisible();
  await bring();
  await page.clock.fastForward(30_000);
  await expect(background).toBeAttached();
});

test("page: its code fails to load → error with retry", async ({ ownPage: page }) => {
  const bring = await without(page, "bank-accounts.pages");
  await signIn(page, "SUPER_ADMIN", "/quick-dashboard");
  await page.goto("/withdraw/bank-accounts");
  await expect(page.getByText("This part could not be loaded")).toBeVisible();
  await bring();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("row").nth(1)).toBeVisible();
});
