import { expect, signIn, test } from "../fixtures.ts";
import { rowsOf } from "../lib/shown.ts";

test("smoke: signed out → sign-in page with the return URL", async ({ page, problems }) => {
  problems.allow(/status of 401/);
  await page.goto("/withdraw/bank-list");
  await expect(page).toHaveURL(/\/admin\?returnTo=/);
  const signInLink = page.getByRole("link", { name: "Sign in", exact: true });
  await expect(signInLink).toHaveAttribute("href", /returnTo=%2Fwithdraw%2Fbank-list/);
});

test("smoke: list opens, row opens its drawer", async ({ page }) => {
  await signIn(page, "SUPER_ADMIN", "/withdraw/bank-list");
  const row = rowsOf(page).first();
  await expect(row).toBeVisible();
  await row.locator("[data-column]").first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("smoke: empty scenario → empty state", async ({ page, mock }) => {
  await mock({ scenario: "empty" });
  await signIn(page, "SUPER_ADMIN", "/withdraw/bank-list");
  await expect(page.getByRole("main").getByText("No banks yet")).toBeVisible();
});
