import { expect, signIn, test } from "../fixtures.ts";
import { go } from "../lib/go.ts";
import { rowsOf } from "../lib/shown.ts";
import type { Page } from "@playwright/test";

const BANKS = "/withdraw/bank-list?opId=op-nordlys";

const box = (page: Page) => page.getByRole("combobox", { name: "Command palette" });
const options = (page: Page) => page.getByRole("option");

const search = async (page: Page, text: string) => {
  await page.keyboard.press("Control+k");
  await box(page).fill(text);
};

test("palette: record ID pasted → record first, opens over the current page", async ({ page, problems }) => {
  // The other kinds of records do not have this ID.
  problems.allow(/status of 404/);
  await signIn(page, "ADMIN", "/withdraw/bank-accounts");
  const id = await rowsOf(page).first().getAttribute("data-row-id");
  await go(page, "/quick-dashboard");
  await search(page, String(id));
  await expect(options(page)).toHaveText([new RegExp(`^Bank account ${id}`)]);
  await page.keyboard.press("Enter");
  // The dialog shows the account, which the search has already loaded.
  await expect(page.getByRole("dialog")).toContainText("Note for the player");
  await expect(page).toHaveURL(/quick-dashboard\?panel=bank-account-details/);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/quick-dashboard$/);
});

test("palette: unknown ID → no results", async ({ page, problems }) => {
  problems.allow(/status of 404/);
  await signIn(page, "ADMIN");
  await search(page, "00000000-1111-4222-8333-444444444444");
  await expect(page.getByText("Nothing matches this search.")).toBeVisible();
  await expect(options(page)).toHaveCount(0);
});

test("palette: players arrive late → listed first, selection is kept", async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route("**/api/players/search", async (route) => {
    await held.promise;
    await route.continue();
  });
  await signIn(page, "ADMIN", BANKS);
  const request = page.waitForRequest(/players\/search/);
  await search(page, "ba");
  await request;
  await box(page).press("ArrowDown");
  const chosen = page.getByRole("option", { selected: true });
  const before = String(await chosen.textContent());
  held.resolve();
  await expect(page.getByRole("listbox").getByText("Players", { exact: true }).first()).toBeVisible();
  await expect(options(page).first()).toContainText("@");
  await expect(chosen).toHaveText(before);
});

test("palette: operator manager enters a player code → own player opens", async ({ page, mock }) => {
  await mock({ scenario: "small" });
  await signIn(page, "OPERATOR_MANAGER", "/players");
  const cell = await rowsOf(page).first().locator("[data-column]").first().innerText();
  // The code is displayed above the username.
  const own = cell.trim().split("\n")[0]!;
  await search(page, own);
  await expect(options(page).first()).toContainText(own);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/panel=player-details/);
  await expect(page.getByRole("dialog")).toContainText(own);
});

test("palette: actions, new records, appearance, log out → available", async ({ page }) => {
  await signIn(page, "SUPER_ADMIN", BANKS);
  await search(page, "new");
  for (const name of ["New bank", "New tag", "New page", "New blog post"])
    await expect(page.getByRole("option", { name, exact: true })).toBeVisible();
  // Pages come before actions, so that Enter on a word opens a page and changes nothing.
  for (const [word, opened] of [
    ["export", /^Export Reports/],
    ["support", /^Support/],
  ] as const) {
    await box(page).fill(word);
    await expect(options(page).first()).toHaveText(opened);
  }
  await box(page).fill("export as");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: /Export/ })).toBeVisible();
  await page.keyboard.press("Escape");

  const read = page.waitForRequest(/api\/banks\/list/);
  await search(page, "refresh");
  await page.keyboard.press("Enter");
  await read;

  await search(page, "dark theme");
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await search(page, "density");
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-density", "comfortable");

  await search(page, "new tag");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "New tag" })).toBeVisible();
  await expect(page).toHaveURL(/bank-list.*panel=game-tag-edit/);
  await page.keyboard.press("Escape");

  await search(page, "log out");
  await page.keyboard.press("Enter");
  await page.getByRole("alertdialog", { name: "Log out" }).getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL(/\/admin/);
});

test("palette: long and hostile text → no error", async ({ page }) => {
  await signIn(page, "SUPER_ADMIN");
  const texts = [
    "x".repeat(500),
    "(".repeat(500),
    "<img src=x onerror=alert(1)>",
    "%00%2e%2e/..",
    "\u202E".repeat(500),
  ];
  for (const text of texts) {
    await search(page, text);
    await expect(page.getByText("Searching…")).toBeHidden();
    await expect(box(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(box(page)).toBeHidden();
  }
});

test("shortcuts: / focuses the search unless typing; ? lists the shortcuts", async ({ page }) => {
  await signIn(page, "SUPER_ADMIN", BANKS);
  const filter = page.getByRole("search", { name: "Filters" }).getByRole("searchbox").first();
  await rowsOf(page).first().focus();
  await page.keyboard.press("/");
  await expect(filter).toBeFocused();
  await page.keyboard.type("a/b");
  await expect(filter).toHaveValue("a/b");
  await page.keyboard.press("?");
  await expect(filter).toHaveValue("a/b?");
  await page.locator("main").focus();
  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(keys.getByText("Go to the search box of the list")).toBeVisible();
  await expect(keys.getByText("Resize the column")).toBeVisible();
});
