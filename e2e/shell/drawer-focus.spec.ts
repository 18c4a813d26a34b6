import { expect, signIn, test } from "../fixtures.ts";
import { pressBeside } from "../lib/press-beside.ts";
import { rowsOf } from "../lib/shown.ts";

const NEW_BANK = "/withdraw/bank-list?panel=bank-edit";

test("drawer focus: Tab and Shift+Tab → field to field, past and out of an open list", async ({ page }) => {
  await signIn(page, "SUPER_ADMIN", NEW_BANK);
  const drawer = page.getByRole("dialog", { name: "New bank" });
  const operator = drawer.getByRole("combobox", { name: "Operator" });
  await operator.focus();
  await page.keyboard.press("Tab");
  await expect(drawer.getByLabel("Key")).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("listbox")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("listbox")).toBeHidden();
  await expect(drawer.getByLabel("Key")).toBeFocused();
  // The error replaces the help text.
  await page.keyboard.type("BANK 1");
  await page.keyboard.press("Tab");
  await expect(drawer.getByLabel("Order")).toBeFocused();
  await expect(drawer.getByLabel("Key")).toHaveAccessibleDescription(/letters/);
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(operator).toBeFocused();
});

test("drawer focus: typing after a selection or validation error → goes to the clicked field", async ({ page }) => {
  await signIn(page, "SUPER_ADMIN", NEW_BANK);
  const drawer = page.getByRole("dialog", { name: "New bank" });
  await drawer.getByRole("combobox", { name: "Operator" }).click();
  await page.getByRole("option").first().click();
  await drawer.getByLabel("Key").click();
  await page.keyboard.type("MY BANK");
  await drawer.getByLabel("Order").click();
  await page.keyboard.type("7");
  await expect(drawer.getByLabel("Key")).toHaveValue("MY BANK");
  await expect(drawer.getByLabel("Order")).toHaveValue("7");
});

test("drawer: click outside an open list → closes the list only", async ({ page }) => {
  await signIn(page, "SUPER_ADMIN", NEW_BANK);
  const drawer = page.getByRole("dialog", { name: "New bank" });
  await drawer.getByRole("combobox", { name: "Operator" }).click();
  await expect(page.getByRole("listbox")).toBeVisible();
  await pressBeside(page, [200, 400]);
  await expect(page.getByRole("listbox")).toBeHidden();
  await expect(drawer).toBeVisible();
  await pressBeside(page, [200, 400]);
  await expect(drawer).toBeHidden();
});

test("drawer: click outside over a row or link → closes the drawer only", async ({ page }) => {
  await signIn(page, "SUPER_ADMIN", "/withdraw/bank-list");
  const row = rowsOf(page).nth(1).getByRole("gridcell").nth(1);
  const link = page.getByRole("link", { name: /Bank Accounts/ });
  const middles = await Promise.all(
    [row, link].map(async (it) => {
      const { x, y, width, height } = (await it.boundingBox())!;
      return [x + width / 2, y + height / 2] as const;
    }),
  );
  for (const middle of middles) {
    await rowsOf(page).nth(0).getByRole("gridcell").nth(1).click();
    await expect(page.getByRole("dialog")).toBeFocused();
    await pressBeside(page, middle);
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page).toHaveURL(/bank-list$/);
  }
});
