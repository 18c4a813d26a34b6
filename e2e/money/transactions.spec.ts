import { expect, expectToast, signIn, test } from "../fixtures.ts";
import { acknowledge } from "../lib/acknowledge.ts";
import { rowsOf } from "../lib/shown.ts";

test("transaction: drawer, page, player's transactions", async ({ page }) => {
  await signIn(page, "OPERATOR_ADMIN", "/transactions/list?transactionTypes=BONUS");
  await rowsOf(page).nth(0).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/panel=transaction-details&txId=[\da-f]{24}/);
  const drawer = page.getByRole("dialog");
  await expect(drawer.getByText("Eligible", { exact: true })).toBeVisible();
  const txId = new URL(page.url()).searchParams.get("txId")!;
  await drawer.getByRole("link", { name: "Open the page" }).click();
  await expect(page).toHaveURL(new RegExp(`/transactions/details/${txId}$`));
  await page.getByRole("tab", { name: "Player's transactions" }).click();
  await expect(rowsOf(page).nth(0)).toBeVisible();
  await page.getByRole("tab", { name: "Details" }).click();
  await page.getByRole("link", { name: "Transactions of the player" }).click();
  await expect(page).toHaveURL(/\/transactions\/list\?playerCode=/);
});

test("rejected transaction as admin: deleted → found with the deleted filter", async ({ page }) => {
  await signIn(page, "ADMIN", "/transactions/list?transactionTypes=DEPOSIT&status=REJECTED&isDeleted=false");
  const row = rowsOf(page).nth(0);
  const txId = (await row.getAttribute("data-row-id"))!;
  await row.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete transaction" });
  await expect(question).toContainText(txId);
  await acknowledge(page);
  await question.getByRole("button", { name: "Delete transaction" }).click();
  await expectToast(page, "Transaction deleted.");
  await expect(page.locator(`tr[data-row-id="${txId}"]`)).toHaveCount(0);
  await page.goto(`/transactions/list?isDeleted=true&search=${txId}`);
  await expect(page.locator(`tr[data-row-id="${txId}"]`)).toBeVisible();
});

test("profit history: simple view and export for platform staff only", async ({ page }) => {
  await signIn(page, "ADMIN", "/profit-history");
  await page.getByRole("switch", { name: "Simple view" }).click();
  await expect(page).toHaveURL(/view=simple/);
  await expect(page.getByRole("columnheader", { name: "Confirmed by" })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("switch", { name: "Simple view" })).toBeChecked();
  await expect(page.getByRole("button", { name: "Export as CSV" })).toBeVisible();
  await signIn(page, "OPERATOR_ADMIN", "/profit-history");
  await expect(rowsOf(page).nth(0)).toBeVisible();
  await expect(page.getByRole("switch", { name: "Simple view" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Export as CSV" })).toHaveCount(0);
});

test("transactions: operator manager → Delete is disabled with the permission", async ({ page }) => {
  await signIn(page, "OPERATOR_MANAGER", "/transactions/list?transactionTypes=DEPOSIT&status=REJECTED&isDeleted=false");
  const row = rowsOf(page).nth(0);
  await row.getByRole("button", { name: "More actions" }).click();
  await expect(page.getByRole("menuitem", { name: /Delete/ })).toHaveAttribute("aria-disabled", "true");
  await expect(page.getByText(/You need the permission delete_transactions/)).toBeVisible();
});
