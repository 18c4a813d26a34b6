import type { Page } from "@playwright/test";
import { expect, expectToast, signIn, test } from "../fixtures.ts";
import { rowsOf } from "../lib/shown.ts";

/** Opens the wallet of the first player in the list from its row. Returns the player code. */
const openFirstWallet = async (page: Page): Promise<string> => {
  const row = rowsOf(page).nth(0);
  const code = (await row.locator("[data-column]").first().innerText()).trim().split(/\s/).at(-1)!;
  await row.getByRole("button", { name: "Wallet" }).click();
  await expect(page.getByRole("dialog")).toContainText(`Player ${code}`);
  return code;
};
const inUSD = (page: Page) =>
  page
    .getByRole("region", { name: "Wallet" })
    .getByRole("term")
    .filter({ hasText: /^USD/ })
    .locator("xpath=following-sibling::dd");
const amountOf = (text: string) => /[\d,.]+/.exec(text)![0];
const later = (amount: string, cents: number) =>
  ((Math.round(Number(amount.replaceAll(",", "")) * 100) + cents) / 100).toLocaleString("en", {
    minimumFractionDigits: 2,
  });

test("top-up: two steps → wallet, list, transaction and player agree", async ({ page }) => {
  await signIn(page, "SUPER_ADMIN", "/players/balances?currency=USD&balanceInUSD=100..");
  const code = await openFirstWallet(page);
  const before = amountOf(await inUSD(page).innerText());
  const after = later(before, 1234);
  await page.getByRole("button", { name: "Top up" }).click();
  const topUp = page.getByRole("dialog", { name: "Topup Player" });
  await topUp.getByLabel("Amount").fill("12.34");
  await topUp.getByRole("button", { name: "Increase" }).click();
  await expect(topUp).toContainText(`Increase the balance of player ${code} by 12.34 USD.`);
  await topUp.getByLabel("Reason").selectOption("Correction");
  await topUp.getByLabel("Note").fill("Typed twice.");
  await topUp.getByRole("checkbox").check();
  await topUp.getByRole("button", { name: "Send" }).click();
  await expectToast(page, "The amount has been increased successfully");
  // Checks the wallet, the list of top-ups, the transaction and the player's page.
  await expect(inUSD(page)).toContainText(after);
  await page.goto(`/topup/list?playerCode=${code}`);
  const made = rowsOf(page).nth(0);
  for (const text of ["Increase", "12.34", before, after, "Correction"]) await expect(made).toContainText(text);
  await made.focus();
  await page.keyboard.press("Enter");
  const details = page.getByRole("dialog");
  await expect(details).toContainText("Top-up Details");
  for (const text of [before, after, "Typed twice."]) await expect(details).toContainText(text);
  await page.goto(`/players/${code}`);
  await page.getByRole("button", { name: "Wallet" }).click();
  await expect(inUSD(page)).toContainText(after);
});

test("top-up: more than the balance → Decrease is disabled; unsaved → asks", async ({ page }) => {
  await signIn(page, "SUPER_ADMIN", "/players/balances?currency=USD&balanceInUSD=100..");
  await openFirstWallet(page);
  const balance = amountOf(await inUSD(page).innerText());
  await page.getByRole("button", { name: "Top up" }).click();
  const topUp = page.getByRole("dialog", { name: "Topup Player" });
  const [increase, decrease] = [
    topUp.getByRole("button", { name: "Increase" }),
    topUp.getByRole("button", { name: "Decrease" }),
  ];
  await expect(increase).toHaveAttribute("aria-disabled", "true");
  await topUp.getByLabel("Amount").fill(later(balance, 1));
  await expect(increase).not.toHaveAttribute("aria-disabled", "true");
  await expect(decrease).toHaveAttribute("aria-disabled", "true");
  await topUp.getByLabel("Amount").fill("1e21");
  await expect(increase).toHaveAttribute("aria-disabled", "true");
  // Unsaved changes are not discarded without a question.
  await page.keyboard.press("Escape");
  await expect(page.getByRole("alertdialog", { name: "Discard your changes?" })).toBeVisible();
});

test("wallet: operator manager → Top up is disabled with the permission", async ({ page }) => {
  await signIn(page, "OPERATOR_MANAGER", "/players");
  await openFirstWallet(page);
  await expect(page.getByRole("button", { name: "Top up" })).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("button", { name: "Top up" }).focus();
  await expect(page.getByRole("button", { name: "Top up" })).toHaveAccessibleDescription(
    /You need the permission topup_players/,
  );
});
