import type { Page } from "@playwright/test";
import { background } from "../lib/background.ts";
import { expect, expectToast, signIn, test } from "../fixtures.ts";
import { rowsOf } from "../lib/shown.ts";

const BANKS = "/withdraw/bank-list";
const HOUR = 3_600_000;

/** Types in a drawer. Returns the dialogs that the browser shows before leaving, each dismissed. */
const typeInDrawer = async (page: Page) => {
  const requests: string[] = [];
  page.on("dialog", (dialog) => {
    requests.push(dialog.type());
    void dialog.dismiss();
  });
  await rowsOf(page).first().click();
  await page.getByRole("dialog").getByLabel("Order").fill("78");
  return requests;
};

test("log out: other tabs are signed out, also with unsaved changes", async ({ ownPage: page, context, problems }) => {
  problems.allow(/status of 401/);
  await signIn(page, "ADMIN", BANKS);
  const other = await context.newPage();
  await other.goto(BANKS);
  // Tabs exchange messages once their background code is loaded.
  await background(other);
  const dialog = await typeInDrawer(other);
  await page.getByRole("button", { name: "Log out" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL(/\/admin/);
  await expect(other).toHaveURL(/\/admin/);
  expect(dialog).toEqual([]);
});

test("start: session pending → full-screen loader", async ({ page, mock }) => {
  await mock({ faults: [{ operation: "getSession", fault: "timeout" }] });
  await page.goto(`/api/auth/login?as=ADMIN&returnTo=${BANKS}`);
  await expect(page.locator("[data-slot=full-screen-loader]")).toBeVisible();
  await expect(page.getByRole("navigation")).toHaveCount(0);
});

test("log out button: disabled for ten seconds after a click", async ({ ownPage: page, problems }) => {
  problems.allow(/WebSocket/);
  // Keeps the browser on the page.
  await page.route("**/api/auth/logout*", (route) => route.fulfill({ status: 204 }));
  await page.clock.install();
  await signIn(page, "ADMIN", BANKS);
  await page.getByRole("button", { name: "Log out" }).click();
  const button = page.getByRole("dialog").getByRole("button");
  await expect(button).toBeEnabled();
  // An installed clock goes on by itself until it is paused.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 30_000));
  await button.click();
  await page.clock.runFor(9000);
  await expect(button).toBeDisabled();
  await page.clock.runFor(1500);
  await expect(button).toBeEnabled();
});

test("platform announcement: shown once per visit", async ({ page }) => {
  await signIn(page, "ADMIN", BANKS);
  const toast = page.locator("[data-slot=toast]").getByText("Withdrawals by JB are slow today");
  await expect(toast).toBeVisible();
  await page.reload();
  await expect(rowsOf(page).first()).toBeVisible();
  await expect(toast).toHaveCount(0);
});

test("idle hour: warning with countdown, then signed out; draft is offered after sign-in", async ({
  ownPage: page,
  problems,
}) => {
  problems.allow(/status of 401|WebSocket/);
  await page.clock.install();
  await signIn(page, "ADMIN", BANKS);
  await background(page);
  const dialog = await typeInDrawer(page);
  const address = new URL(page.url()).pathname + new URL(page.url()).search;
  await page.clock.fastForward(HOUR - 50_000);
  const warning = page.getByRole("dialog", { name: "Are you still there?" });
  await expect(warning).toBeVisible();
  await expect(warning.getByRole("timer")).toHaveText(/0:\d\d/);
  await page.clock.fastForward(55_000);
  await expect(page).toHaveURL(/\/admin/);
  expect(dialog).toEqual([]);
  await expect(page.getByText("You were signed out")).toBeVisible();
  await expect(page.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", /bank-list/);
  // The same user returns to the unsaved changes.
  await signIn(page, "ADMIN", address);
  await expect(page.getByText(/were not saved/)).toBeVisible();
});

test("idle warning: Stay signed in → session continues", async ({ ownPage: page, problems }) => {
  problems.allow(/WebSocket/);
  await page.clock.install();
  await signIn(page, "ADMIN", BANKS);
  await background(page);
  await page.clock.fastForward(HOUR - 30_000);
  const warning = page.getByRole("dialog", { name: "Are you still there?" });
  await expect(warning).toBeVisible();
  await page.getByRole("button", { name: "Stay signed in" }).click();
  await expect(warning).toBeHidden();
  await page.clock.fastForward(60_000);
  await expect(page).toHaveURL(/bank-list/);
});

test("session expired: sign-in in another tab → page continues, values kept", async ({
  ownPage: page,
  context,
  mock,
  problems,
}) => {
  problems.allow(/status of 401/);
  await mock({ faults: [{ operation: "updateBank", fault: "401", times: 1 }] });
  await signIn(page, "SUPER_ADMIN", BANKS);
  await rowsOf(page).nth(0).click();
  const drawer = page.getByRole("dialog").first();
  await drawer.getByLabel("Order").fill("78");
  await drawer.getByRole("button", { name: /^Save/ }).click();
  const dialog = page.getByRole("dialog", { name: "You are signed out" });
  await expect(dialog).toBeVisible();
  const writes: string[] = [];
  page.on("request", (request) => request.method() === "PUT" && writes.push(request.url()));
  const beside = await context.newPage();
  await signIn(beside, "SUPER_ADMIN");
  await expect(dialog).toBeHidden();
  await expect(drawer.getByLabel("Order")).toHaveValue("78");
  expect(writes, "only reads are repeated").toEqual([]);
});

test("session expired: Continue without sign-in → message; after sign-in → continues", async ({
  ownPage: page,
  context,
  problems,
}) => {
  problems.allow(/status of 401/);
  await signIn(page, "SUPER_ADMIN", BANKS);
  await rowsOf(page).nth(0).click();
  const drawer = page.getByRole("dialog").first();
  await drawer.getByLabel("Order").fill("78");
  await context.clearCookies();
  // A read in the background may open the dialog first, above the button.
  const save = page.locator("[data-slot=drawer]").getByRole("button", { name: /^Save/, includeHidden: true });
  await save.dispatchEvent("click");
  const dialog = page.getByRole("dialog", { name: "You are signed out" });
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expectToast(page, "You are not signed in yet.");
  await expect(dialog).toBeVisible();
  await page.request.get("/api/auth/login?as=SUPER_ADMIN&returnTo=/quick-dashboard");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog).toBeHidden();
  await expect(drawer.getByLabel("Order")).toHaveValue("78");
});

test("offline: alert over the page until online", async ({ ownPage: page, context, problems }) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|WebSocket/);
  await signIn(page, "ADMIN");
  await background(page);
  await context.setOffline(true);
  await expect(page.getByText(/You are offline since \d/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/You are offline since/)).toBeHidden();
});

test("tabs: appearance and sign-out are synchronized", async ({ ownPage: page, context, problems }) => {
  problems.allow(/status of 401/);
  await signIn(page, "SUPER_ADMIN", BANKS);
  const beside = await context.newPage();
  await beside.goto("/quick-dashboard");
  // The background code tells other tabs about the sign-in, which would close the dialog below.
  await background(beside);
  await page.getByRole("button", { name: "Appearance" }).click();
  await page.getByRole("menuitemradio", { name: "Dark" }).click();
  await expect(beside.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.getByRole("button", { name: "Collapse the menu" }).click();
  await expect(beside.getByRole("button", { name: "Expand the menu" })).toBeVisible();
  await page.getByRole("button", { name: "Expand the menu" }).click();

  await context.clearCookies();
  // A read in the background may open the dialog first, above the menu.
  await page.getByRole("link", { name: /Bank Accounts/, includeHidden: true }).dispatchEvent("click");
  const signedOut = (tab: typeof page) => tab.getByRole("dialog", { name: "You are signed out" });
  await expect(signedOut(page)).toBeVisible();
  await expect(signedOut(beside)).toBeVisible();
  await expect(signedOut(page).getByRole("link", { name: "Sign in" })).toBeFocused();
  await page.request.get("/api/auth/login?as=SUPER_ADMIN&returnTo=/quick-dashboard");
  await signedOut(page).getByRole("button", { name: "Continue" }).click();
  await expect(signedOut(page)).toBeHidden();
  await expect(signedOut(beside)).toBeHidden();
});
