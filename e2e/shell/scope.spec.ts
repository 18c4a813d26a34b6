import { expect, signIn, test } from "../fixtures.ts";
import { rowsOf } from "../lib/shown.ts";

const BANKS = "/withdraw/bank-list";

test("test-player filter: writes is-test, reads isTest, kept by menu links", async ({ page }) => {
  await signIn(page, "ADMIN", `${BANKS}?isTest=true&page=2`);
  await page.getByRole("button", { name: "Players: Test Player" }).click();
  await page.getByRole("menuitemradio", { name: "Real Player" }).click();
  await expect(page).toHaveURL(/bank-list\?is-test=false$/);
  await expect(page.getByRole("button", { name: "Players: Real Player" })).toBeVisible();
  await page.getByRole("link", { name: /Bank Accounts/ }).click();
  await expect(page).toHaveURL(/bank-accounts\?is-test=false$/);
});

test("dashboard: no test-player filter", async ({ page }) => {
  await signIn(page, "ADMIN");
  await expect(page.getByRole("button", { name: "Information" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Players:/ })).toHaveCount(0);
});

test("include brands: set in the URL; choosing a brand clears it", async ({ page }) => {
  await signIn(page, "ADMIN", `${BANKS}?opId=op-nordlys`);
  await page.getByRole("button", { name: "Include brands" }).click();
  await page.getByRole("menuitemradio", { name: "Brands Included" }).click();
  await expect(page).toHaveURL(/includeBrands=true/);
  await expect(page.getByRole("button", { name: "Brands Included" })).toBeVisible();
  await page.getByRole("combobox", { name: "Operator" }).click();
  await page.getByPlaceholder("Find an operator or brand").fill("polaris");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/bank-list\?opId=br-polaris$/);
});

test("include brands: operator's list includes the brands' rows", async ({ page }) => {
  await signIn(page, "ADMIN", `${BANKS}?opId=op-nordlys`);
  const total = page.getByRole("main").getByText(/^1–\d+ of \d+$/);
  const before = await total.innerText();
  const request = page.waitForRequest(/banks\/list/);
  await page.getByRole("button", { name: "Include brands" }).click();
  await page.getByRole("menuitemradio", { name: "Brands Included" }).click();
  expect((await request).postDataJSON()).toMatchObject({ opId: "op-nordlys", includeBrands: true });
  await expect(total).not.toHaveText(before);
  for (const name of ["Nordlys", "Lucky Otter"])
    await expect(rowsOf(page).filter({ hasText: name }).first()).toBeVisible();
});

test("operator selector: click on or outside it, or Escape → closes, drawer stays", async ({ page }) => {
  await signIn(page, "ADMIN", BANKS);
  const selector = page.getByRole("banner").getByRole("combobox").first();
  const list = page.getByRole("listbox");
  const pressed = { on: () => selector.click(), beside: () => page.getByRole("heading", { level: 1 }).click() };
  for (const close of Object.values(pressed)) {
    await selector.click();
    await expect(list).toBeVisible();
    await close();
    await expect(list).toBeHidden();
    await expect(selector).toBeFocused();
  }
  await page.getByRole("button", { name: "Filters" }).click();
  const drawer = page.getByRole("dialog");
  await drawer.getByRole("combobox", { name: "Operator" }).click();
  await expect(list).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await expect(drawer.getByRole("combobox", { name: "Operator" })).toBeFocused();
});

test("CMS DEFAULT as platform staff: selected → caution is shown", async ({ page, problems }) => {
  // The bank list is not part of the default content.
  problems.allow(/status of 400.*banks\/list/);
  await signIn(page, "ADMIN", BANKS);
  await page.getByRole("combobox", { name: "Operator" }).click();
  await page.getByRole("option", { name: "CMS DEFAULT" }).click();
  await expect(page).toHaveURL(/opId=DEFAULT/);
  await expect(page.getByText("Caution:", { exact: true })).toBeVisible();
  await expect(page.getByText(/limited to editing default CMS data only/)).toBeVisible();
});

test("operator selector: operator admin → All Brands, no CMS DEFAULT", async ({ page }) => {
  await signIn(page, "OPERATOR_ADMIN", BANKS);
  const selector = page.getByRole("combobox", { name: "Brand" });
  await expect(selector).toHaveText("All Brands");
  await selector.click();
  const options = page.getByRole("listbox").getByRole("option");
  await expect(options.first()).toBeVisible();
  await expect(options.filter({ hasText: "CMS DEFAULT" })).toHaveCount(0);
});

test("operator selector: 3,100 operators → virtualized, search finds one", async ({ page, problems }) => {
  // The server does not know these operators.
  problems.allow(/status of 403/);
  const operators = Array.from({ length: 3100 }, (_, index) => ({
    opId: `it-${index}`,
    title: `Casino ${index}`,
    isBrand: index >= 100,
    parentOpId: index < 100 ? null : `it-${index % 100}`,
  }));
  await page.route("**/api/users/me", (route) =>
    route.fulfill({ json: { status: 200, success: true, data: operators, messages: [] } }),
  );
  await signIn(page, "ADMIN", "/quick-dashboard");
  await page.getByRole("combobox", { name: "Operator" }).click();
  const options = page.getByRole("listbox").getByRole("option");
  await expect(options.nth(5)).toBeVisible();
  expect(await options.count()).toBeLessThan(60);
  await page.getByPlaceholder("Find an operator or brand").fill("casino 2999");
  await expect(options).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/opId=it-2999$/);
});

test("operator selector on a phone: popover", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await signIn(page, "OPERATOR_MANAGER", BANKS);
  await expect(page.getByRole("combobox", { name: "Brand" })).toBeHidden();
  await page.getByRole("button", { name: "Choose operator" }).click();
  await page.getByRole("combobox", { name: "Brand" }).click();
  await page
    .getByRole("option", { name: /Nordlys/ })
    .first()
    .click();
  await expect(page).toHaveURL(/opId=op-nordlys/);
});

test("operator selector on a phone: brand staff → absent", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/api/auth/login?as=brand-admin&returnTo=/withdraw/bank-list");
  await expect(page.getByRole("button", { name: "Menu", exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Choose operator" })).toHaveCount(0);
});

test("player search: from the second character, opens the player", async ({ page }) => {
  const searched: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/players/search")) searched.push(request.postData() ?? "");
  });
  await signIn(page, "ADMIN", BANKS);
  await page.getByRole("button", { name: "Find a player" }).click();
  const box = page.getByRole("combobox", { name: "Search for player" });
  await box.fill("e");
  await expect(page.getByText("Type two characters or more.")).toBeVisible();
  await box.fill("example");
  await expect(page.getByRole("option").first()).toBeVisible();
  expect(searched.every((body) => body.includes("example"))).toBe(true);
  await box.press("Enter");
  await expect(page).toHaveURL(/bank-list\?.*panel=player-details&player=\w+/);
  await page.getByRole("dialog").getByRole("link", { name: "Open the page" }).click();
  await expect(page).toHaveURL(/\/players\/\w+$/);
});

test("player search: operator admin → absent", async ({ page }) => {
  await signIn(page, "OPERATOR_ADMIN", BANKS);
  await expect(page.getByRole("button", { name: "Information" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Find a player" })).toHaveCount(0);
});

test("information: help of the page's group, other topics", async ({ page }) => {
  await signIn(page, "ADMIN", BANKS);
  await page.getByRole("button", { name: "Information" }).click();
  const drawer = page.getByRole("dialog");
  await expect(drawer.getByRole("heading", { name: "Withdrawals" })).toBeVisible();
  await drawer.getByRole("button", { name: "Working with the console" }).click();
  await expect(drawer.getByRole("heading", { name: "Scope" })).toBeVisible();
});

test("notifications: none → empty state", async ({ page, mock }) => {
  await mock({ scenario: "empty" });
  await signIn(page, "ADMIN");
  await page.getByRole("button", { name: "Notifications" }).click();
  await expect(page.getByText("No notifications at this time")).toBeVisible();
});

test("palette and shortcuts: by keyboard → page opens, recent page is listed", async ({ page }) => {
  await signIn(page, "ADMIN");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+k");
  const box = page.getByRole("combobox", { name: "Command palette" });
  await box.fill("bank list");
  await expect(page.getByRole("option", { name: /Bank List/ })).toBeVisible();
  await box.press("Enter");
  await expect(page).toHaveURL(/bank-list/);
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("option", { name: "Quick Dashboard" }).first()).toBeVisible();
});

test("list filters: scope comes first and applies immediately", async ({ page }) => {
  await signIn(page, "OPERATOR_ADMIN", BANKS);
  await page.getByRole("button", { name: "Filters" }).click();
  const drawer = page.getByRole("dialog", { name: "Filters" });
  const brand = drawer.getByRole("combobox", { name: "Brand" });
  // The same label as in the top bar. The session determines the operator.
  await expect(brand).toHaveText("All Brands");
  await expect(drawer.getByText("Limited to Nordlys.")).toBeVisible();
  await brand.click();
  await page.getByRole("option", { name: /Polaris/ }).click();
  await expect(page).toHaveURL(/bank-list\?opId=br-polaris$/);
  await expect(brand).toHaveText("Polaris");
  await drawer.getByRole("button", { name: "Clear all" }).click();
  await drawer.getByRole("button", { name: "Filter" }).click();
  await expect(page).toHaveURL(/bank-list\?opId=br-polaris$/);
});

test("content lists: language from the URL, chosen by a filter", async ({ page }) => {
  await signIn(page, "SUPER_ADMIN", "/cms/v2/blog?selectedLanguage=sv");
  await expect(page.locator("main").getByText("Language: Swedish")).toBeVisible();
  const germanRequest = page.waitForRequest((request) => request.postDataJSON()?.selectedLanguage === "de");
  await page.getByRole("button", { name: /^Filters/ }).click();
  const drawer = page.getByRole("dialog", { name: "Filters" });
  await drawer.getByRole("combobox", { name: "Language" }).click();
  await page.getByRole("option", { name: "German" }).click();
  await drawer.getByRole("button", { name: "Filter" }).click();
  await germanRequest;
  await expect(page).toHaveURL(/selectedLanguage=de/);
});
