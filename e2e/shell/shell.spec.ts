import { expect, expectToast, signIn, test } from "../fixtures.ts";
import { expectNoOverflow } from "../lib/no-overflow.ts";
import { rowsOf } from "../lib/shown.ts";

test("page without permission: no menu link, access message, no request", async ({ page }) => {
  const calls: string[] = [];
  page.on("request", (request) => calls.push(new URL(request.url()).pathname));
  await signIn(page, "DEV_OPS", "/withdraw/bank-list");
  await expect(page.getByText("You do not have access to this")).toBeVisible();
  await expect(page.getByText("view_banks")).toBeVisible();
  await expect(page.getByRole("link", { name: "Quick Dashboard" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Bank List" })).toBeHidden();
  expect(calls).not.toContain("/api/banks/list");
});

test("bank list: operator manager → New bank is disabled, edit_banks is named", async ({ page }) => {
  await signIn(page, "OPERATOR_MANAGER", "/withdraw/bank-list?opId=op-nordlys");
  const add = page.getByRole("button", { name: "New bank" });
  await expect(add).toHaveAttribute("aria-disabled", "true");
  await add.focus();
  await expect(page.getByRole("tooltip")).toContainText("edit_banks");
});

test("blocked user: message on the sign-in page", async ({ page, problems }) => {
  problems.allow(/status of 403/);
  await page.goto("/api/auth/login?as=blocked&returnTo=/quick-dashboard");
  await expect(page).toHaveURL(/\/admin\?error=forbidden-access/);
  await expect(page.getByText("Your access is blocked")).toBeVisible();
});

test("no session: sign-in page, then the requested page", async ({ page, problems }) => {
  problems.allow(/status of 401/);
  await page.goto("/withdraw/bank-list?page=2");
  await expect(page).toHaveURL(/\/admin\?returnTo=/);
  await page.getByRole("link", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(/\/withdraw\/bank-list\?page=2/);
  await expect(rowsOf(page).nth(0)).toBeVisible();
});

test("session expired during a save: values kept, saved after continuing", async ({ page, mock, problems }) => {
  problems.allow(/status of 401/);
  await mock({ faults: [{ operation: "updateBank", fault: "401", times: 1 }] });
  await signIn(page, "SUPER_ADMIN", "/withdraw/bank-list");
  await rowsOf(page).nth(0).click();
  const drawer = page.getByRole("dialog").first();
  await drawer.getByLabel("Order").fill("79");
  await drawer.getByRole("button", { name: /^Save/ }).click();
  const dialog = page.getByRole("dialog", { name: "You are signed out" });
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog).toBeHidden();
  await expect(drawer.getByLabel("Order")).toHaveValue("79");
  await drawer.getByRole("button", { name: /^Save/ }).click();
  await expectToast(page, "Bank updated successfully!");
});

test("dashboard counts: each link leads to a list of that length", async ({ page, mock }) => {
  await mock({ scenario: "small" });
  await signIn(page, "SUPER_ADMIN", "/quick-dashboard");
  const queues = page.getByRole("region", { name: "Staff queues" }).getByRole("listitem").getByRole("link");
  await expect(queues.first()).toHaveText(/[1-9]/);
  await expect(queues).toHaveCount(13);
  const counts = await queues.locator("[data-slot=waiting-count]").allInnerTexts();
  expect(counts.filter((count) => count !== "0").length).toBeGreaterThanOrEqual(9);
  for (const [at, count] of counts.entries())
    await test.step(`${String(await queues.nth(at).getAttribute("href"))}: ${count}`, async () => {
      if (count === "0") return;
      await queues.nth(at).click();
      await expect(
        page.getByRole("navigation", { name: "Pages" }).getByText(new RegExp(`of\\s*${count}$`)),
      ).toBeVisible();
      await page.goBack();
    });
});

const firstScreens = [
  ["ADMIN", /\/quick-dashboard$/, /^Withdrawals \d/],
  ["OPERATOR_MANAGER", /\/quick-dashboard$/, /^KYC documents \d/],
  ["DEV_OPS", /\/quick-dashboard$/, /^Hostnames \d/],
  ["PARTNER", /\/partner-dashboard$/, undefined],
] as const;
for (const [role, address, card] of firstScreens)
  test(`first page of ${role}: own work`, async ({ page }) => {
    await signIn(page, role, "/");
    await expect(page).toHaveURL(address);
    if (card) await expect(page.getByRole("link", { name: card })).toContainText(/\d/);
    else await expect(page.getByRole("group", { name: "partner" })).toBeVisible();
  });

test("operator selector: applies to each page, resets paging", async ({ page }) => {
  await signIn(page, "ADMIN", "/withdraw/bank-list?page=2&limit=25");
  await page.getByRole("combobox", { name: "Operator" }).click();
  await page.getByPlaceholder("Find an operator or brand").fill("nordlys");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/bank-list\?opId=op-nordlys$/);
  await page.getByRole("link", { name: /Bank Accounts/ }).click();
  await expect(page).toHaveURL(/bank-accounts\?opId=op-nordlys$/);
});

test("log out: session ends", async ({ page, problems }) => {
  problems.allow(/status of 401/);
  await signIn(page, "ADMIN");
  await page.getByRole("button", { name: "Log out" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL(/\/admin/);
  await page.goto("/withdraw/bank-list");
  await expect(page).toHaveURL(/\/admin\?returnTo=/);
});

test("menu on a phone: opens over the page, closes, keeps the focus inside", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await signIn(page, "ADMIN", "/withdraw/bank-list");
  const link = page.getByRole("link", { name: /Bank Accounts/ });
  await expect(link).toBeHidden();
  await page.getByRole("button", { name: "Menu" }).click();
  await link.click();
  await expect(page).toHaveURL(/bank-accounts/);
  await expect(page.getByRole("link", { name: /Bank List/ })).toBeHidden();
  const title = page.getByRole("heading", { level: 1, name: "Bank Accounts" });
  expect(await title.evaluate((it) => it.scrollWidth <= it.clientWidth)).toBe(true);
  await page.getByRole("button", { name: "Menu" }).press("Enter");
  const first = page.getByRole("link", { name: /Quick Dashboard/ });
  await expect(first).toBeFocused();
  // Moves back over the skip link and out of the page, never into content behind the menu.
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("#page,header"))).toBeNull();
  await page.keyboard.press("Escape");
  const opener = page.getByRole("button", { name: "Menu" });
  await expect(opener).toBeFocused();
  await expect(opener).toHaveAttribute("aria-expanded", "false");
});

test("top bar on a phone: scope and search are shown, other buttons are in the menu", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await signIn(page, "ADMIN", "/withdraw/bank-list");
  const bar = page.getByRole("banner");
  for (const name of ["Players: All", "Include brands", "Choose operator", "Find a player"])
    await expect(bar.getByRole("button", { name })).toBeVisible();
  await expect(bar.getByRole("button", { name: "Information" })).toBeHidden();
  await bar.getByRole("button", { name: "Menu", exact: true }).click();
  const tools = page.getByRole("group", { name: "Tools" });
  await tools.getByRole("button", { name: "Notifications" }).click();
  await expect(page.getByRole("dialog", { name: "Notifications" })).toBeVisible();
  await page.keyboard.press("Escape");
  await tools.getByRole("button", { name: "Appearance" }).click();
  await expect(page.getByRole("menuitemradio", { name: "Dark" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(tools.getByRole("button", { name: "Log out" })).toBeVisible();
  await tools.getByRole("button", { name: "Information" }).click();
  await expect(page.getByRole("dialog", { name: "Withdrawals" })).toBeVisible();
  await expect(tools).toBeHidden();
});

test("menu: beside the page if there is room, otherwise over it", async ({ page }) => {
  await signIn(page, "ADMIN", "/withdraw/bank-list");
  const link = page.getByRole("link", { name: /Bank Accounts/ });
  const opener = page.getByRole("button", { name: "Menu", exact: true });
  await page.getByRole("button", { name: "Collapse the menu" }).click();
  await expect(link).toBeHidden();
  await page.setViewportSize({ width: 390, height: 800 });
  await opener.click();
  await expect(link).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole("button", { name: "Expand the menu" })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(opener).toBeVisible();
  await expect(link).toBeHidden();
  await expectNoOverflow(page);
});

test("unknown URL without matching words: message, empty search", async ({ page }) => {
  await signIn(page, "ADMIN");
  await page.goto("/withdraw/nowhere");
  await expect(page.getByText("There is no page at this address")).toBeVisible();
  // No page matches the word, so the search starts empty.
  await expect(page.getByRole("searchbox", { name: "Search the pages" })).toHaveValue("");
});
