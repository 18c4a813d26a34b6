import { badge, menuLink } from "../lib/menu.ts";
import { expect, expectToast, signIn, test } from "../fixtures.ts";
import { placeOf } from "../lib/place-of.ts";
import { rowsOf } from "../lib/shown.ts";

test("cashback by keyboard: three approved → badge decreases by three", async ({ page }) => {
  await signIn(page, "OPERATOR_MANAGER", "/transactions/pending-cashback");
  const count = await badge(page, "Pending Cashback");
  const row = rowsOf(page).nth(0);
  const txId = await row.getAttribute("data-row-id");
  await row.focus();
  await page.keyboard.press("Enter");
  const drawer = page.getByRole("dialog");
  for (let at = 1; at <= 3; at += 1) {
    await expect(placeOf(drawer)).toHaveText(new RegExp(`^${at} of `));
    await page.keyboard.press("a");
    const question = page.getByRole("alertdialog", { name: "Approve cashback" });
    await expect(question).toContainText("It goes into the player's");
    const approve = question.getByRole("button", { name: /^Approve \d/ });
    // The transaction is read once more before it can be decided.
    await expect(approve).not.toHaveAttribute("aria-disabled", "true");
    await approve.press("Enter");
    await expect(question).toBeHidden();
  }
  await expect(placeOf(drawer)).toHaveText(/^4 of /);
  await page.keyboard.press("Escape");
  // The row stays in the list with its new status.
  await expect(page.locator(`tr[data-row-id="${txId}"] [data-column=createdAt]`)).toHaveText("Confirmed");
  await expect(menuLink(page, "Pending Cashback")).toContainText(String(count - 3));
  // The decided cashback is listed as confirmed.
  await page.goto(`/transactions/cashback?status=CONFIRMED&search=${txId}`);
  await expect(rowsOf(page).nth(0)).toContainText("Confirmed");
});

test("affiliate profit: rejected with a note → shown on the transaction", async ({ page }) => {
  await signIn(page, "OPERATOR_ADMIN", "/transactions/pending-affiliate-profit");
  const row = rowsOf(page).nth(0);
  const txId = await row.getAttribute("data-row-id");
  await row.getByRole("button", { name: "Reject" }).click();
  const question = page.getByRole("alertdialog", { name: "Reject affiliate profit" });
  const reject = question.getByRole("button", { name: /^Reject \d/ });
  await expect(reject).toHaveAttribute("aria-disabled", "true");
  await question.getByLabel("Note for the player").fill("The referred players are being checked.");
  await reject.click();
  await expectToast(page, "Affiliate profit rejected.");
  await page.goto(`/transactions/details/${txId}`);
  await expect(page.getByText("The referred players are being checked.").first()).toBeVisible();
});

test("affiliate profit: operator manager → Reject is disabled with the permission", async ({ page }) => {
  await signIn(page, "OPERATOR_MANAGER", "/transactions/pending-affiliate-profit");
  const reject = rowsOf(page).nth(0).getByRole("button", { name: "Reject" });
  await expect(reject).toHaveAttribute("aria-disabled", "true");
  await reject.hover();
  await expect(page.getByText(/You need the permission approve_reject_affiliate_withdrawals/).first()).toBeVisible();
});
