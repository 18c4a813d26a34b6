import type { Page } from "@playwright/test";
import { acknowledge } from "../lib/acknowledge.ts";
import { expect, expectToast, signIn, test } from "../fixtures.ts";
import { rowsOf } from "../lib/shown.ts";

const BANKS = "/withdraw/bank-list?opId=op-nordlys";

const idOf = (page: Page, at: number) => rowsOf(page).nth(at).getAttribute("data-row-id");

/** Counts from now on how often the focus is on nothing, at the end of a task and of the next one. */
const countLost = (page: Page) =>
  page.addInitScript(() => {
    const seen = { lost: 0 };
    Object.assign(globalThis, { focusSeen: seen });
    let without = 0;
    const look = () => {
      const { activeElement } = document;
      without = activeElement === null || activeElement === document.body ? without + 1 : 0;
      // Dialogs return the focus shortly after closing.
      if (without === 15) seen.lost += 1;
      requestAnimationFrame(look);
    };
    addEventListener("focusin", look, { once: true });
  });
const lost = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { focusSeen: { lost: number } }).focusSeen.lost);

test("focus: list, drawer, palette, pages, form → never lost", async ({ page }) => {
  await countLost(page);
  await signIn(page, "SUPER_ADMIN", BANKS);
  await expect(rowsOf(page).nth(3)).toBeVisible();
  const [first, second] = [rowsOf(page).nth(0), rowsOf(page).nth(1)];
  await first.focus();

  await test.step("drawer closes → row has the focus, after J the row shown last", async () => {
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(first).toBeFocused();
    await page.keyboard.press("Enter");
    const drawer = page.getByRole("dialog");
    await expect(drawer.getByRole("button", { name: "Next" })).toBeEnabled();
    await drawer.press("j");
    await expect(page).toHaveURL(new RegExp(`uuid=${await idOf(page, 1)}`));
    await expect(second).toHaveAttribute("aria-current", "true");
    await page.keyboard.press("Escape");
    await expect(second).toBeFocused();
  });

  await test.step("palette closes → previous focus; navigates → page has the focus", async () => {
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("combobox", { name: "Command palette" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(second).toBeFocused();
    await page.keyboard.press("Control+k");
    await page.keyboard.type("bank accounts");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/bank-accounts/);
    await expect(page.getByRole("main", { name: "Bank Accounts" })).toBeFocused();
  });

  await test.step("Back → row that had the focus", async () => {
    await page.goBack();
    await expect(page).toHaveURL(/bank-list/);
    await expect(second).toBeFocused();
  });

  await test.step("menu link → page has the focus", async () => {
    await page.getByRole("link", { name: /Bank Accounts/ }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main", { name: "Bank Accounts" })).toBeFocused();
    await page.goBack();
    await expect(page.getByRole("main", { name: "Bank List" })).toBeVisible();
  });

  await test.step("focused row is deleted → table has the focus, the next row follows", async () => {
    const next = String(await idOf(page, 1));
    await first.getByRole("button", { name: "More actions" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem", { name: /Delete/ }).press("Enter");
    const dialog = page.getByRole("alertdialog");
    await acknowledge(page);
    await dialog.getByRole("button", { name: /^Delete/ }).press("Enter");
    await expect(dialog).toBeHidden();
    await expect.poll(() => idOf(page, 0)).toBe(next);
    await expect(page.getByRole("grid")).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(page.locator(`tr[data-row-id="${next}"]`)).toBeFocused();
  });

  await test.step("form is saved → its button has the focus", async () => {
    const add = page.getByRole("button", { name: "New bank" });
    // Right after a write, Enter without another key before it counts as a repetition.
    await page.keyboard.press("ArrowDown");
    await add.press("Enter");
    const drawer = page.getByRole("dialog", { name: "New bank" });
    await drawer.getByLabel("Key").fill("FOCUS_BANK");
    await drawer
      .getByRole("textbox", { name: /English/ })
      .first()
      .fill("Focus bank");
    await drawer.getByLabel("Order").fill("7");
    await page.keyboard.press("Control+Enter");
    await expectToast(page, "New Bank added!");
    await expect(add).toBeFocused();
  });
  expect(await lost(page)).toBe(0);
});

test("focus: drawer opened by URL is closed → its row has the focus", async ({ page }) => {
  await signIn(page, "SUPER_ADMIN", BANKS);
  const id = String(await idOf(page, 2));
  await page.goto(`${BANKS}&panel=bank-edit&uuid=${id}`);
  const row = page.locator(`tr[data-row-id="${id}"]`);
  await expect(page.getByRole("dialog")).toBeVisible();
  // The drawer may open before the rows are loaded.
  await expect(row).toHaveAttribute("aria-current", "true");
  await page.keyboard.press("Escape");
  await expect(row).toBeFocused();
});

test("focus: focused row leaves the list → table has the focus, not the row in its place", async ({ page }) => {
  await signIn(page, "SUPER_ADMIN", BANKS);
  const next = String(await idOf(page, 1));
  await rowsOf(page).first().focus();
  await page.route("**/api/banks/list", async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { items: object[]; count: number } };
    answer.data.items.shift();
    await route.fulfill({ response, json: answer });
  });
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Command palette" }).fill("refresh");
  await page.keyboard.press("Enter");
  await expect.poll(() => idOf(page, 0)).toBe(next);
  await expect(page.getByRole("grid")).toBeFocused();
  await page.keyboard.press("j");
  await expect(page.locator(`tr[data-row-id="${next}"]`)).toBeFocused();
});
