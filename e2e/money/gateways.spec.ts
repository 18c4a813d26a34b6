import { expect, expectToast, signIn, test } from "../fixtures.ts";
import { acknowledge } from "../lib/acknowledge.ts";
import { typeInList } from "../lib/type-in-list.ts";
import { moreItem } from "../lib/more-item.ts";
import { rowsOf } from "../lib/shown.ts";

test("withdraw gateway: added, settings tested, changed, deleted", async ({ page }) => {
  await signIn(page, "SUPER_ADMIN", "/withdraw/gatewaysV2");
  await page.getByRole("button", { name: "New withdraw gateway" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("Please select an operator before creating a gateway.").first()).toBeVisible();
  await typeInList(page, dialog.getByRole("combobox", { name: /^Operator/ }), "Solvik");
  await page
    .getByRole("option", { name: /^Solvik/ })
    .first()
    .click();
  await dialog.getByRole("combobox", { name: /^Gateway/ }).click();
  const gateway = page.getByRole("option").first();
  await gateway.click();
  await dialog.getByRole("textbox", { name: /^Title.*English/ }).fill("Otter Pay");
  await typeInList(page, dialog.getByRole("combobox", { name: /^Currencies/ }), "TRY");
  await page.getByRole("option", { name: /^TRY/ }).click();
  await page.keyboard.press("Escape");
  await dialog.getByRole("button", { name: "Add withdraw gateway" }).click();
  await expectToast(page, "Withdraw gateway added.");

  await expect(page).toHaveURL(/\/withdraw\/gatewaysV2\/[\da-f-]{36}/);
  await expect(page.getByRole("heading", { name: "Otter Pay" })).toBeVisible();
  await page.getByRole("button", { name: "Test your settings…" }).click();
  const calculator = page.getByRole("dialog", { name: "Test Your Settings" });
  await calculator.getByRole("textbox", { name: /^Amount/ }).fill("1000");
  await expect(calculator.getByText("29.24")).toBeVisible();
  await calculator.getByRole("button", { name: "Close" }).last().click();

  await page.getByRole("textbox", { name: /^Maximum amount/ }).click();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("2500.50");
  await page.getByRole("button", { name: "Save" }).click();
  await expectToast(page, "Withdraw gateway updated.");
  await (await moreItem(page, "Delete")).click();
  await acknowledge(page);
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete Otter Pay" }).click();
  await expectToast(page, "Withdraw gateway deleted.");
  await expect(page).toHaveURL(/\/withdraw\/gatewaysV2$/);
  await expect(page.getByRole("row", { name: /Otter Pay/ })).toHaveCount(0);
});

test("Utopia wallet: top-up and withdrawal → balance and transactions agree", async ({ page }) => {
  await signIn(page, "SUPER_ADMIN", "/withdraw/gatewaysV2?search=utopia");
  await page
    .getByRole("row", { name: /Nordlys/ })
    .getByRole("link", { name: "Utopia voucher" })
    .click();
  await page.getByRole("tab", { name: "Utopia wallet" }).click();
  const balance = async () =>
    Number(
      (await page.getByText("Balance", { exact: true }).locator("..").locator("dd").innerText()).replaceAll(
        /[^\d.]/g,
        "",
      ),
    );
  const before = await balance();
  const rows = page.getByRole("grid", { name: "Transactions" }).getByRole("row");

  await page.getByRole("button", { name: "Top up…" }).click();
  const topUp = page.getByRole("alertdialog", { name: "Topup Utopia Wallet" });
  await topUp.getByRole("textbox", { name: /^Voucher code/ }).fill("UUSD-7C1D-92AB-77D0-1E3C-5AA9X");
  await topUp.getByRole("button", { name: "Top up wallet" }).click();
  await expectToast(page, "Topup Request Submitted!");
  await expect(rows.nth(1)).toContainText("Top-up");
  await expect.poll(balance).toBeGreaterThan(before);
  const filled = await balance();

  await page.getByRole("button", { name: "Withdraw…" }).click();
  const withdraw = page.getByRole("alertdialog", { name: "Withdraw Utopia Wallet" });
  await withdraw.getByRole("textbox", { name: /^Amount/ }).fill("1e21");
  await withdraw.getByRole("button", { name: "Withdraw" }).click();
  await expect(withdraw.getByRole("textbox", { name: /^Amount/ })).toHaveAttribute("aria-invalid", "true");
  await withdraw.getByRole("textbox", { name: /^Amount/ }).fill("10");
  await withdraw.getByRole("button", { name: "Withdraw 10.00 UUSD" }).click();
  await expectToast(page, "Withdraw Request Submitted!");
  await expect(rows.nth(1)).toContainText(/Withdrawal.*10\.00/);
  await expect.poll(balance).toBeCloseTo(filled - 10 - 0.05, 2);

  await rows.nth(1).click();
  const details = page.getByRole("dialog");
  await expect(details.getByRole("heading", { name: "Utopia transaction", exact: true })).toBeVisible();
  await expect(details).toHaveAccessibleDescription(/^Withdrawal/);
  await expect(details).toContainText(/10\.00\s*UUSD/);
  await details.getByRole("button", { name: "Show voucher code" }).click();
  await expect(details.getByText(/^UUSD-[\dA-F-]+$/)).toBeVisible();
});

test("treasuries: list and treasury account show the same balance", async ({ page }) => {
  await signIn(page, "OPERATOR_ADMIN", "/withdraw/treasuries?opId=op-nordlys");
  const row = rowsOf(page).nth(0);
  const cell = (name: string) => row.locator(`[data-column="${name}"]`);
  const [currency, balance] = [await cell("currency").innerText(), await cell("balance").innerText()];
  await row.getByRole("link", { name: "Nordlys" }).click();
  await expect(page).toHaveURL(/\/treasury-account\?opId=op-nordlys/);
  const same = page.getByRole("row").filter({ has: page.getByText(currency, { exact: true }) });
  await expect(same.first().locator('[data-column="balance"]')).toHaveText(balance);
});

test("gateways: operator manager → read-only, edit_withdraw_gateways is named", async ({ page }) => {
  await signIn(page, "OPERATOR_MANAGER", "/withdraw/gatewaysV2?search=utopia");
  await expect(page.getByRole("button", { name: "New withdraw gateway" })).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("link", { name: "Utopia voucher" }).first().click();
  await expect(
    page.getByRole("paragraph").filter({ hasText: "You need the permission edit_withdraw_gateways." }),
  ).toBeVisible();
  // Only platform staff see Utopia wallets.
  await expect(page.getByRole("tab", { name: "Utopia wallet" })).toHaveCount(0);
  await expect(await moreItem(page, "Delete")).toHaveAttribute("aria-disabled", "true");
});
