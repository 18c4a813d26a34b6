import type { Locator, Page } from "@playwright/test";
import { expect, signIn, test } from "../fixtures.ts";
import { KEPT, rowsOf, SHOWN } from "../lib/shown.ts";

/**
 * Clicks twice in one place with the click counts of a double click. The second click happens once the result of the
 * first is visible.
 */
const doubleClick = async (page: Page, target: Locator, there: () => Promise<unknown>) => {
  const { x, y, height } = (await target.boundingBox())!;
  // Clicks to the right of the row's checkbox.
  await page.mouse.move(x + 60, y + height / 2);
  for (const clickCount of [1, 2]) {
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
    if (clickCount === 1) await there();
  }
};

test("double click on a row: drawer opens; click outside → closes", async ({ page }) => {
  await signIn(page, "ADMIN", "/withdraw/bank-list?opId=op-nordlys");
  const drawer = page.getByRole("dialog");
  await doubleClick(page, rowsOf(page).first(), () => drawer.getByLabel("Order").waitFor());
  await page.mouse.move(400, 600);
  await expect(drawer).toBeVisible();
  await page.mouse.down();
  await page.mouse.up();
  await expect(drawer).toBeHidden();
});

test("double click on a confirmation: row underneath is not opened", async ({ page }) => {
  await signIn(page, "OPERATOR_ADMIN", "/games-cms/operator-games?opId=op-nordlys&aggregator=imoon");
  await page.getByRole("button", { name: "Deactivate…" }).click();
  const confirm = page.getByRole("alertdialog", { name: "Deactivate games by aggregator" });
  await confirm.getByRole("combobox", { name: /^Aggregator/ }).selectOption("imoon");
  await doubleClick(page, confirm.getByRole("button", { name: "Deactivate games" }), () =>
    confirm.waitFor({ state: "detached" }),
  );
  await expect(page.locator("[data-slot=toast]").getByText(/games deactivated/)).toBeVisible();
  await expect(page).toHaveURL(/operator-games\?/);
});

test("double click on a row with a page: nothing on the page is clicked", async ({ page }) => {
  await signIn(page, "OPERATOR_ADMIN", "/games-cms/operator-games?opId=op-nordlys&aggregator=imoon");
  await doubleClick(page, rowsOf(page).first(), async () => {
    await page.locator(KEPT).waitFor({ state: "attached" });
    await page.evaluate((shown) => {
      document
        .querySelector(shown)!
        .addEventListener("click", ({ currentTarget }) => (currentTarget as Element).classList.add("pressed"));
    }, SHOWN);
  });
  await expect(page.locator(SHOWN)).not.toHaveClass(/pressed/);
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.locator(SHOWN)).toHaveClass(/pressed/);
});

test("Enter held: confirmation opens and is not confirmed", async ({ page }) => {
  await signIn(page, "OPERATOR_ADMIN", "/games-cms/operator-games?opId=op-nordlys&aggregator=imoon");
  await page.getByRole("button", { name: "Deactivate…" }).focus();
  await page.keyboard.down("Enter");
  const confirm = page.getByRole("alertdialog", { name: "Deactivate games by aggregator" });
  await confirm.getByRole("button", { name: "Cancel" }).focus();
  await page.keyboard.down("Enter");
  await page.keyboard.down("Enter");
  await expect(confirm).toBeVisible();
  await page.keyboard.up("Enter");
  await page.keyboard.press("Enter");
  await expect(confirm).toBeHidden();
});
