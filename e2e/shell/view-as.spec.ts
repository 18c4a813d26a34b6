import type { Page } from "@playwright/test";
import { background } from "../lib/background.ts";
import { expect, expectToast, signIn, test } from "../fixtures.ts";
import { go } from "../lib/go.ts";
import { rowsOf } from "../lib/shown.ts";

const BANKS = "/withdraw/bank-list?opId=op-nordlys";
const BANNER = "Viewing as Operator admin of Nordlys";

const banner = (page: Page) => page.locator("[data-slot=alert]", { hasText: BANNER });
const menuLink = (page: Page, name: string) =>
  page.getByRole("complementary").getByRole("link", { name: new RegExp(`^${name}( \\d+)?$`) });

const viewAsOperatorAdmin = async (page: Page) => {
  await background(page);
  await page.getByRole("button", { name: "See as role…" }).click();
  const dialog = page.getByRole("dialog", { name: "See as role" });
  await dialog.getByRole("combobox", { name: "Role or permission template" }).click();
  await page.getByRole("option", { name: /^Operator admin/ }).click();
  await expect(dialog.getByRole("combobox", { name: "Operator or brand" })).toContainText("Nordlys");
  await dialog.getByRole("button", { name: /View console/ }).click();
  await expect(banner(page)).toBeVisible();
};

test("view as role: started → menu and pages of the role, no write is sent, Q exits", async ({
  ownPage: page,
  context,
}) => {
  const writes: string[] = [];
  await signIn(page, "SUPER_ADMIN", BANKS);
  await expect(page.getByRole("button", { name: "Find a player" })).toBeVisible();
  await viewAsOperatorAdmin(page);
  await page.getByLabel("Find a page").fill("b");
  await expect(menuLink(page, "Brands")).toBeVisible();
  await expect(menuLink(page, "Crypto Networks")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Find a player" })).toHaveCount(0);

  page.on("request", (request) => request.url().endsWith("/api/banks") && writes.push(request.method()));
  await rowsOf(page).first().click();
  const drawer = page.getByRole("dialog");
  await drawer.getByLabel("Order").fill("78");
  await drawer.getByLabel("Order").press("Control+Enter");
  const refusal = page.getByRole("alertdialog");
  await expect(refusal).toContainText(`You are viewing the console as Operator admin of Nordlys.`);
  await expect(refusal).toContainText("Nothing was sent. Your input is kept.");
  // Right after it has opened, the dialog takes Escape only of a user who has moved on in it.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(refusal).toBeHidden();
  // Exiting is possible while a form has unsaved changes, and keeps them.
  await drawer.getByRole("button", { name: "Close" }).first().focus();
  await page.keyboard.press("q");
  await expect(banner(page)).toHaveCount(0);
  expect(writes).toEqual([]);
  await expect(drawer.getByLabel("Order")).toHaveValue("78");
  // Saving is paused for a moment after a refusal.
  await expect(drawer.getByRole("button", { name: /^Save/ })).not.toHaveAttribute("aria-disabled", "true");
  await drawer.getByLabel("Order").press("Control+Enter");
  await expectToast(page, "Bank updated successfully!");

  const other = await context.newPage();
  await other.goto(BANKS);
  await background(other);
  await expect(banner(other)).toHaveCount(0);
});

test("view as role: other page or reload → kept until ended; pages of other roles are forbidden", async ({ page }) => {
  await signIn(page, "SUPER_ADMIN", BANKS);
  await viewAsOperatorAdmin(page);
  await page.getByLabel("Find a page").fill("bank accounts");
  await menuLink(page, "Bank Accounts").click();
  await expect(page.getByRole("heading", { level: 1, name: "Bank Accounts" })).toBeVisible();
  await expect(banner(page)).toBeVisible();
  await go(page, "/settings/crypto-networks");
  await expect(page.getByRole("main").getByText("You do not have access to this")).toBeVisible();
  await page.keyboard.press("Control+K");
  await page.getByRole("combobox", { name: "Command palette" }).fill("exit view");
  await page.getByRole("option", { name: /^Exit view as Operator admin/ }).click();
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByRole("main").getByText("You do not have access to this")).toHaveCount(0);
  await go(page, BANKS);

  await viewAsOperatorAdmin(page);
  await page.reload();
  await expect(banner(page)).toBeVisible();
  await page.getByRole("button", { name: "Exit view" }).click();
  await page.reload();
  await background(page);
  await expect(banner(page)).toHaveCount(0);
});

test("view as role: by role of the user → super admins only", async ({ page }) => {
  await signIn(page, "ADMIN", BANKS);
  await background(page);
  await expect(page.getByRole("button", { name: /See as role/ })).toHaveCount(0);
});
