import type { Locator, Page } from "@playwright/test";
import { acknowledge } from "../lib/acknowledge.ts";
import { expect, expectToast, settled, signIn, test } from "../fixtures.ts";
import { moreItem } from "../lib/more-item.ts";

const PAYMENTS = "/billing/transaction-history?opId=op-nordlys&view=payments";

/** The debt of Nordlys after its latest movement, in cents. */
const owed = async (page: Page): Promise<number> => {
  await page.getByRole("tab", { name: "Movements" }).click();
  await expect(page.getByRole("columnheader", { name: "Debt after" })).toBeVisible();
  // The cached list is shown first, then the refetched one.
  await settled(page);
  const latest = page.locator("tr[data-row-id]").first();
  // The currency of a list in one currency is in its header, and hidden in the cells.
  const cells = await latest.getByRole("gridcell").allTextContents();
  const balance = cells.findLast((it) => /\d\s?USD$/.test(it))!;
  return Math.round(Number(/-?[\d,.]+/.exec(balance.replace("−", "-"))![0].replaceAll(",", "")) * 100);
};

/** The amount field, not the amount in USD. */
const amount = (form: Locator): Locator => form.getByRole("textbox", { name: /^Amount(?! in)/ });

/** Replaces the text of an input by typing. */
const enter = async (box: Locator, text: string): Promise<void> => {
  await box.click();
  await box.press("ControlOrMeta+a");
  await box.pressSequentially(text);
};

/** Clicks a button once it is enabled. */
const press = async (button: Locator): Promise<void> => {
  await expect(button).not.toHaveAttribute("aria-disabled", "true");
  await button.click();
};

test("payment: added, edited, deleted → debt follows", async ({ page }) => {
  await signIn(page, "SUPER_ADMIN", PAYMENTS);
  const before = await owed(page);
  await page.getByRole("button", { name: "New payment" }).click();
  const add = page.getByRole("dialog", { name: "Add Payment" });
  await enter(amount(add), "10.5");
  await enter(add.getByLabel("Exchange rate"), "0.1612");
  await expect(add.getByLabel("Amount in USD")).toHaveValue("1.69 USD");
  await add.getByLabel("Description").fill("By the desk");
  await press(add.getByRole("button", { name: "Add payment of 1.69 USD" }));
  await expectToast(page, "Payment Added!");
  await expect(page.locator("tr[data-row-id]").first()).toContainText("By the desk");
  expect(await owed(page)).toBe(before - 169);

  await page.getByRole("tab", { name: "Payments" }).click();
  const row = page.getByRole("row").filter({ hasText: /(?<!\d)10\.50\s?TRX/ });
  await row.focus();
  await page.keyboard.press("Enter");
  const details = page.getByRole("dialog", { name: "Payment Details" });
  await press(details.getByRole("button", { name: "Edit…" }));
  const edit = page.getByRole("dialog", { name: "Edit Manual Payment" });
  await enter(amount(edit), "20");
  await press(edit.getByRole("button", { name: "Save payment of 3.22 USD" }));
  await expectToast(page, "Payment Updated!");
  await expect(details).toContainText(/3\.22\s?USD/);
  await expect(details).toContainText("By the desk");

  await press(details.getByRole("button", { name: "Edit…" }));
  await press(await moreItem(edit, "Delete…"));
  const question = page.getByRole("alertdialog", { name: "Delete Payment Confirmation" });
  await expect(question).toContainText("Delete the payment of 20.00 TRX (3.22 USD) of Nordlys, on account.");
  await acknowledge(page);
  await press(question.getByRole("button", { name: "Delete payment of 20.00 TRX" }));
  await expectToast(page, "Payment Deleted!");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("row").filter({ hasText: /(?<!\d)20\.00\s?TRX/ })).toHaveCount(0);
  expect(await owed(page)).toBe(before);
});

test("new payment: unknown invoice → refused, debt unchanged", async ({ page, problems }) => {
  problems.allow(/status of 400/);
  await signIn(page, "SUPER_ADMIN", PAYMENTS);
  const before = await owed(page);
  await page.getByRole("button", { name: "New payment" }).click();
  const add = page.getByRole("dialog", { name: "Add Payment" });
  await enter(amount(add), "99999999");
  await enter(add.getByLabel("Exchange rate"), "0.009");
  await add.getByRole("button", { name: /^Add payment/ }).click();
  await expect(add).toContainText("Use at least 0.01.");
  await enter(add.getByLabel("Exchange rate"), "1");
  await add.getByLabel("Invoice number").fill("7");
  await press(add.getByRole("button", { name: "Add payment of 99,999,999.00 USD" }));
  await expect(add).toContainText("Invoice 7 of this operator does not exist.");
  // While the refused form renders as being saved, Escape offers to wait instead.
  await expect(add.getByRole("button", { name: /^Add payment/ })).toBeEnabled();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Discard changes" }).click();
  expect(await owed(page)).toBe(before);
});

test("payments: operator admin → read-only, provider payment is shown", async ({ page }) => {
  await signIn(page, "OPERATOR_ADMIN", "/billing/me");
  await expect(page.getByRole("button", { name: "New payment record" })).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("button", { name: "Provider payment" }).click();
  const provider = page.getByRole("dialog", { name: "Provider Payment" });
  await expect(provider.getByRole("combobox")).toHaveCount(0);
  await expect(provider).toContainText("This wallet accepts only USDT and TRX.");
  await provider.getByRole("button", { name: "Close" }).last().click();
  await page.goto("/billing/meV2?view=payments");
  await expect(page.locator("tr[data-row-id]").first()).toBeVisible();
  await settled(page);
  await page.locator("tr[data-row-id]").first().focus();
  await page.keyboard.press("Enter");
  const details = page.getByRole("dialog", { name: "Payment Details" });
  await expect(details.getByRole("button", { name: "Edit…" })).toHaveAccessibleDescription(
    /You need the permission edit_payments/,
  );
});
