import type { Page } from "@playwright/test";
import { expect, expectToast, signIn, test } from "../fixtures.ts";

const drawerOf = (page: Page) => page.locator("[data-slot=drawer]");
const inFront = (page: Page) => page.locator("[data-slot=confirm-dialog], [data-slot=dialog]").last();

/** Clicks a button once it is enabled. */
const pressIn = async (place: ReturnType<typeof drawerOf>, name: string | RegExp) => {
  const button = place.getByRole("button", { name });
  await expect(button).not.toHaveAttribute("aria-disabled", "true");
  await button.click();
};
const choose = async (page: Page, label: RegExp, name: string) => {
  await drawerOf(page).getByRole("combobox", { name: label }).click();
  await page.getByRole("option", { name }).first().click();
};

test("new partner with a brand: reload between steps → nothing is created twice", async ({ page, site }) => {
  await signIn(page, "ADMIN", "/partners/list");
  await page.getByRole("button", { name: "New partner" }).click();
  const drawer = drawerOf(page);
  await choose(page, /^Parent operator/, "Nordlys");
  await drawer.getByRole("textbox", { name: /^Title/ }).fill("Rowan7");
  await drawer.getByRole("textbox", { name: /^Brand ID/ }).fill("br-rowan");
  await drawer.getByRole("textbox", { name: /^Domain 1/ }).fill("rowan.example");
  await pressIn(drawer, "Next");
  await expectToast(page, "Brand Initialized!");
  await expect(page).toHaveURL(/panel=add-new-partner&brand=br-rowan/);
  await page.reload();
  await expect(drawer.getByRole("heading", { name: "Settings" })).toBeVisible();
  await pressIn(drawer, "Next");
  await expect(page).toHaveURL(/partner=pt-\d+/);
  await drawer.getByRole("textbox", { name: /^Email/ }).fill("rowan@example.com");
  await drawer.getByLabel(/^Password/).fill("Rowan-tree-7");
  await drawer.getByRole("textbox", { name: /^Nickname/ }).fill("Rowan Tree");
  await pressIn(drawer, "Finish");
  await page.getByRole("alertdialog", { name: "New partner" }).getByRole("button", { name: "Close" }).click();
  await expect(drawer.getByText("Partner has been created successfully!")).toBeVisible();
  if (!site.backend) return;
  const { partners, operators, staff } = site.backend.db;
  expect([...operators.values()].filter((it) => it.opId === "br-rowan")).toHaveLength(1);
  const own = [...partners.partners.values()].filter((it) => it.opId === "br-rowan");
  expect(own).toHaveLength(1);
  expect([...staff.users.values()].filter((it) => it.app_metadata.partnerId === own[0]?.partnerId)).toHaveLength(1);
});

test("partner withdrawal: requested and rejected → amount is available again", async ({ page }) => {
  await signIn(page, "PARTNER", "/partner-dashboard");
  await page.getByRole("button", { name: "Withdraw", exact: true }).click();
  const asks = inFront(page);
  const button = asks.getByRole("button", { name: /^Withdraw [\d,.]+/ });
  await expect(button).toBeVisible();
  const amount = (await button.textContent())!.replace(/^Withdraw /, "");
  await asks.getByRole("textbox", { name: /^Wallet address/ }).fill("TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7");
  await pressIn(asks, /^Withdraw [\d,.]+/);
  await expectToast(page, "Withdrawal request submitted!");
  await signIn(page, "OPERATOR_ADMIN", "/partners/withdraw?status=PENDING&sort=-createdAt&opId=op-nordlys");
  await page.locator("tr[data-row-id]").first().focus();
  await page.keyboard.press("Enter");
  await expect(drawerOf(page).getByText("Partner Withdraw Details")).toBeVisible();
  await page.keyboard.press("r");
  await inFront(page).getByRole("textbox", { name: /^Note/ }).fill("Ask again next week.");
  await pressIn(inFront(page), /^Reject [\d,.]+/);
  await expectToast(page, "Partner withdrawal rejected.");
  await signIn(page, "PARTNER", "/partner-dashboard");
  await page.getByRole("button", { name: "Withdraw", exact: true }).click();
  await expect(inFront(page).getByRole("button", { name: `Withdraw ${amount}` })).toBeVisible();
});

test("partner: adds a channel → listed", async ({ page }) => {
  await signIn(page, "PARTNER", "/channels");
  await page.getByRole("button", { name: "New channel" }).click();
  const dialog = inFront(page);
  await dialog.getByRole("textbox", { name: /^Description/ }).fill("Podcast of June");
  await dialog.getByRole("combobox", { name: /^Domain/ }).selectOption("nordlys.example.com");
  await pressIn(dialog, "Add channel");
  await expectToast(page, "New Channel Added!");
  await expect(page.locator("tr[data-row-id]", { hasText: "Podcast of June" })).toBeVisible();
});

test("partners: operator manager → read-only, missing permissions are explained", async ({ page }) => {
  await signIn(page, "OPERATOR_MANAGER", "/partners/list");
  await expect(page.locator("tr[data-row-id]").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "New partner" })).toHaveAttribute("aria-disabled", "true");
  await signIn(page, "OPERATOR_MANAGER", "/partners/list?panel=partner-dashboard&partner=pt-4711");
  await expect(drawerOf(page).getByText(/log out and log in again to update your permissions/)).toBeVisible();
});
