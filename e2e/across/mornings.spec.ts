import type { Page } from "@playwright/test";
import { menuLink } from "../lib/menu.ts";
import { expect, expectToast, settled, signIn, test } from "../fixtures.ts";
import { toNextRecord } from "../lib/next-record.ts";
import { oldestFirst } from "../lib/oldest-first.ts";
import { typeInList } from "../lib/type-in-list.ts";
import { rowsOf } from "../lib/shown.ts";
import { removeStops } from "../lib/remove-stops.ts";
import { placeOf } from "../lib/place-of.ts";

/* A morning's work of each role, from its first page to the end. */

/** On the page of a staff member: copies one permission from a colleague. */
const clonePermission = async (page: Page, from: string, role: string, permission: string) => {
  await page.getByRole("button", { name: "Clone permissions" }).click();
  const dialog = page.getByRole("dialog", { name: /^Clone Permissions/i });
  await typeInList(page, dialog.getByRole("combobox", { name: /^From/ }), from);
  await page
    .getByRole("option", { name: new RegExp(from) })
    .first()
    .click();
  await dialog.getByRole("combobox", { name: /^Role of the source/ }).selectOption({ label: role });
  await typeInList(page, dialog.getByRole("combobox", { name: /^Permissions/ }), permission);
  await page.getByRole("option", { name: permission, exact: true }).click();
  await page.keyboard.press("Escape");
  await dialog.getByRole("button", { name: "Clone permissions" }).click();
  await expectToast(page, "Permissions cloned. They apply from the next sign-in.");
};

test("KYC: by keyboard → ten documents are approved", async ({ page, site }) => {
  removeStops(site.backend);
  await signIn(page, "OPERATOR_ADMIN", "/documentsV2?status=PENDING&sort=submittedAt");
  await expect(rowsOf(page).first()).toBeVisible();
  await page.keyboard.press("/");
  await page.keyboard.press("ArrowDown");
  await expect(rowsOf(page).first()).toBeFocused();
  await page.keyboard.press("a");
  const drawer = page.getByRole("dialog");
  const note = drawer.getByRole("textbox", { name: /^Note/ });
  for (let count = 1; count <= 10; count += 1) {
    await expect(placeOf(drawer)).toHaveText(new RegExp(`^${count} of `));
    await expect(note).toBeFocused();
    await expect(note).toHaveValue("");
    await page.keyboard.type("Seen.");
    await expect(drawer.getByRole("button", { name: "Approve" })).not.toHaveAttribute("aria-disabled", "true");
    await toNextRecord(drawer, () => page.keyboard.press("Control+Enter"));
  }
  await expect(placeOf(drawer)).toHaveText(/^11 of /);
  await page.keyboard.press("Escape");
  await expect(rowsOf(page).getByText("Confirmed")).toHaveCount(10);
});

test("operator admin: adds a manager, clones a permission", async ({ page }) => {
  await signIn(page, "OPERATOR_ADMIN", "/settings/admins");
  await page.getByRole("button", { name: "New admin" }).click();
  const drawer = page.getByRole("dialog");
  await drawer.getByRole("textbox", { name: /^Email/ }).fill("siv.berg+late@example.com");
  await drawer
    .getByLabel(/^Password/, { exact: false })
    .first()
    .fill("Regn-i-maj");
  await drawer.getByRole("textbox", { name: /^Nickname/ }).fill("Siv Berg");
  await drawer.getByRole("combobox", { name: /^Role/ }).selectOption({ label: "Operator manager" });
  await drawer.getByRole("button", { name: "Add admin" }).click();
  await expectToast(page, "Admin has been created successfully!");

  await page.getByPlaceholder("Search").first().fill("siv.berg");
  const row = rowsOf(page).filter({ hasText: "siv.berg+late@example.com" });
  await expect(row).toHaveCount(1);
  await row.locator("[data-column]").first().click();
  await page.getByRole("link", { name: "Open the page" }).click();
  await clonePermission(page, "Priya", "Operator manager", "view_banks");
  await page.getByRole("tab", { name: /^Permissions/ }).click();
  await expect(page.getByRole("list", { name: "Permissions" }).getByRole("listitem")).toHaveText(["view_banks"]);
});

test("super admin: clones permissions, blocks a user", async ({ page }) => {
  await signIn(page, "SUPER_ADMIN", "/settings/admins/auth0%7Coperator-manager");
  await clonePermission(page, "Aylin", "Operator admin", "view_banks");
  await page.getByRole("button", { name: "Block" }).click();
  const confirmation = page.getByRole("alertdialog", { name: "Block User" });
  await confirmation.getByRole("button", { name: /^Block / }).click();
  await expectToast(page, "User successfully blocked!");
  await expect(page.getByRole("button", { name: "Unblock" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2 })).toContainText("Blocked");
});

test("partner: dashboard only, no player request", async ({ page }) => {
  await signIn(page, "PARTNER", "/partner-dashboard");
  await expect(page.locator("main [data-slot=stat-card]").first()).toBeVisible();
  await expect(page.getByRole("navigation").getByRole("link", { name: "Players" })).toHaveCount(0);
  const calls: string[] = [];
  page.on("request", (request) => calls.push(new URL(request.url()).pathname));
  await signIn(page, "PARTNER", "/players/8F2K");
  await expect(page.getByText("You do not have access to this")).toBeVisible();
  expect(calls.filter((path) => path.startsWith("/api/player"))).toEqual([]);
});

test("DevOps: adds a sign-in callback address", async ({ page }) => {
  await signIn(page, "DEV_OPS", "/settings/dev");
  await page.getByRole("tab", { name: "Sign-in addresses" }).click();
  await page.getByRole("button", { name: "Add callback" }).click();
  const dialog = page.getByRole("dialog", { name: "Add callback" });
  const address = "https://office.lotus.example/api/auth/callback";
  await dialog.getByRole("textbox", { name: /^Address/ }).fill(address);
  await dialog.getByRole("button", { name: "Add callback" }).click();
  await expectToast(page, "The callback is now allowed.");
  await page.getByPlaceholder("Part of the URL").fill("office.lotus");
  const addresses = page.getByRole("grid", { name: "Sign-in addresses" }).locator("tr[data-row-id]");
  await expect(addresses).toHaveCount(1);
  await expect(addresses).toContainText("office.lotus.example");
});

test("username review: three requests are approved", async ({ page, site }) => {
  removeStops(site.backend);
  await signIn(page, "OPERATOR_ADMIN", "/players/usernames");
  await oldestFirst(page);
  await rowsOf(page).first().click();
  const drawer = page.getByRole("dialog");
  for (let count = 1; count <= 3; count += 1) {
    await expect(placeOf(drawer)).toHaveText(new RegExp(`^${count} of `));
    const approve = drawer.getByRole("button", { name: "Approve" });
    await expect(approve).not.toHaveAttribute("aria-disabled", "true");
    // A click in the same place would count as a double click.
    await toNextRecord(drawer, () => approve.click({ position: { x: count % 2 === 0 ? 20 : 60, y: 10 } }));
  }
  await expect(placeOf(drawer)).toHaveText(/^4 of /);
});

test("support: player looked up, longest-waiting ticket answered, activity logged", async ({ page }) => {
  await signIn(page, "OPERATOR_MANAGER");
  // Opens the tickets from the queue, longest-waiting first.
  const waits = page
    .locator("main")
    .getByRole("link", { name: /Support tickets/ })
    .first();
  // The counts are loaded after the name.
  await expect(waits).toContainText(/\d/);
  const before = Number(/\d+/.exec(await waits.innerText())![0]);
  await waits.click();
  await expect(page).toHaveURL(/\/support\?/);
  await expect(page.getByRole("columnheader", { name: "Waiting" })).toHaveAttribute("aria-sort", "ascending");
  await settled(page);
  const queue = page.url();
  const player = await rowsOf(page).first().getByRole("link").first().innerText();
  const playerCode = player.trim().split(/\s/).at(-1)!;

  // The same player calls. Staff find the player by code and see payments and documents on one page.
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Command palette" }).fill(playerCode);
  await page
    .getByRole("option", { name: new RegExp(playerCode) })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`player=${playerCode}`));
  await page.getByRole("dialog").getByRole("link", { name: "Open the page" }).click();
  await expect(page).toHaveURL(new RegExp(`/players/${playerCode}`));
  await expect(page.locator("main").getByText("Recent activity")).toBeVisible();
  await page.getByRole("tab", { name: /^Transactions/ }).click();
  await settled(page);
  // Support has no access to the JSON tab.
  await expect(page.getByRole("tab", { name: "JSON" })).toHaveCount(0);

  // The queue is in the same state as before.
  await page.goto(queue);
  await settled(page);
  await rowsOf(page).first().focus();
  await page.keyboard.press("r");
  const drawer = page.getByRole("dialog");
  await expect(drawer.getByText(playerCode).first()).toBeVisible();
  await expect(drawer.getByRole("textbox", { name: "Reply" })).toBeFocused();
  await page.keyboard.type("Thank you for calling. It is on its way.");
  await page.keyboard.press("Control+Enter");
  await expect(placeOf(drawer)).toHaveText(/^2 of /);
  await page.keyboard.press("Escape");
  await expect(menuLink(page, "Support Tickets")).toContainText(String(before - 1));
  await page.goto("/support/activities");
  await expect(rowsOf(page).first()).toContainText("Priya");
});
