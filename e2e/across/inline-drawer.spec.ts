import type { Page } from "@playwright/test";
import { expectAccessible } from "../lib/axe.ts";
import { byKeyboard } from "../lib/by-keyboard.ts";
import { expect, expectToast, signIn, test } from "../fixtures.ts";
import { rowsOf } from "../lib/shown.ts";
import { waiting } from "../lib/waiting-withdrawals.ts";

const QUEUE = "/withdraw/pending?opId=op-nordlys&sort=createdAt";

const drawerOf = (page: Page) => page.locator("[data-slot=drawer]");
const rowId = (page: Page, index: number) => rowsOf(page).nth(index).getAttribute("data-row-id");

/** Expects the row to be the current one, and the drawer to show its record. */
const expectCurrent = async (page: Page, index: number) => {
  await expect(rowsOf(page).nth(index)).toHaveAttribute("aria-current", "true");
  await expect(page.locator("tr[aria-current]")).toHaveCount(1);
  await expect(drawerOf(page).locator("[data-record]")).toHaveAttribute("data-record", (await rowId(page, index))!);
};

test("inline drawer: queue of withdrawals walked by keyboard, list and drawer keep one record", async ({
  page,
  site,
}) => {
  waiting(site.backend, 8);
  await signIn(page, "OPERATOR_MANAGER", QUEUE);
  const { press, reach, type } = byKeyboard(page);
  const [rows, drawer] = [rowsOf(page), drawerOf(page)];
  await expect(rows).toHaveCount(8);

  await test.step("Enter → drawer beside the list, with the focus; the list has fewer columns in the same order", async () => {
    const heads = page.locator("main thead th[data-column]");
    const before = await heads.allTextContents();
    await press("j", "Enter");
    await expect(drawer).toBeFocused();
    await expectCurrent(page, 0);
    await expect(page.locator("[data-slot=scrim]")).toHaveCount(0);
    await expect(page.getByText(/^\d columns? hidden beside the record$/)).toBeVisible();
    const after = await heads.allTextContents();
    expect(after.length).toBeLessThan(before.length);
    expect(before.filter((it) => after.includes(it))).toEqual(after);
    const [list, side] = [await page.locator("main").boundingBox(), await drawer.boundingBox()];
    expect(list!.x + list!.width).toBeLessThanOrEqual(side!.x);
    expect(side!.x + side!.width).toBe(page.viewportSize()!.width);
    await expectAccessible(page);
  });

  await test.step("J in the drawer → next record, focus stays", async () => {
    await press("j");
    await expectCurrent(page, 1);
    await expect(drawer).toBeFocused();
  });

  await test.step("F6 → row of the record; J and arrow keys move both", async () => {
    await press("F6");
    await expect(rows.nth(1)).toBeFocused();
    await press("j");
    await expectCurrent(page, 2);
    await expect(rows.nth(2)).toBeFocused();
    await press("ArrowDown");
    await expectCurrent(page, 3);
    await press("k");
    await expectCurrent(page, 2);
    await expect(rows.nth(2)).toBeFocused();
  });

  await test.step("R → rejection of the record; decided, the next record is current in both", async () => {
    await press("r");
    const dialog = page.getByRole("alertdialog");
    await expect(dialog.getByLabel("Note for the player")).toBeFocused();
    await type("Not your account.");
    const reject = dialog.getByRole("button", { name: /^Reject \d/ });
    await expect(reject).not.toHaveAttribute("aria-disabled", "true");
    await reach(reject);
    await press("Enter");
    await expectToast(page, /rejected/i);
    await expectCurrent(page, 3);
    await expect(rows.nth(3)).toBeFocused();
    await expect(rows.nth(2)).toContainText("Rejected");
  });

  await test.step("Tab → from the list into the drawer, Shift+Tab → back", async () => {
    await reach(drawer.getByRole("button", { name: "Previous" }));
    await press("Shift+Tab");
    await expect(page.locator("main :focus")).toHaveCount(1);
    await reach(rows.nth(3), "Shift+Tab");
  });

  await test.step("row is pressed with unsaved text in the drawer → asks first", async () => {
    await press("F6");
    await reach(drawer.getByLabel("Note for the player"));
    await type("Half a note");
    await rows.nth(5).locator("[data-column=createdAt]").click();
    const question = page.getByRole("alertdialog", { name: "Discard your changes?" });
    await question.getByRole("button", { name: "Keep editing" }).click();
    await expect(question).toBeHidden();
    await expectCurrent(page, 3);
    await expect(drawer.getByLabel("Note for the player")).toHaveValue("Half a note");
    await rows.nth(5).locator("[data-column=createdAt]").click();
    await question.getByRole("button", { name: "Discard changes" }).click();
    await expectCurrent(page, 5);
  });

  await test.step("Escape → drawer closes, focus on the row of the record, all columns are back", async () => {
    await press("Escape");
    await expect(drawer).toBeHidden();
    await expect(rows.nth(5)).toBeFocused();
    await expect(page.getByText(/hidden beside the record/)).toBeHidden();
  });
});

test("inline drawer: opened by a link → beside the list; window of 1279 px → modal; page is left → page has the focus", async ({
  page,
  site,
}) => {
  waiting(site.backend, 8);
  await signIn(page, "OPERATOR_MANAGER", QUEUE);
  const id = (await rowId(page, 1))!;
  await page.goto(`${QUEUE}&panel=transaction-details&txId=${id}`);
  await expect(drawerOf(page)).toHaveAttribute("data-inline", "");
  await expectCurrent(page, 1);
  await page.setViewportSize({ width: 1279, height: 900 });
  await expect(page.locator("[data-slot=scrim]")).toHaveCount(1);
  await expect(drawerOf(page)).not.toHaveAttribute("data-inline");
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(drawerOf(page)).toHaveAttribute("data-inline", "");
  await expect(page.locator("[data-slot=scrim]")).toHaveCount(0);

  await page.getByRole("link", { name: /Bank Accounts/ }).click();
  await expect(drawerOf(page)).toHaveCount(0);
  await expect(page.getByRole("main", { name: "Bank Accounts" })).toBeFocused();
});
