import type { Page } from "@playwright/test";
import { expect, expectToast, signIn, test } from "../fixtures.ts";
import { rowsOf } from "../lib/shown.ts";

/** Collects the URLs of requests that match the path. */
const sentTo = (page: Page, path: RegExp): string[] => {
  const sent: string[] = [];
  page.on("request", (request) => path.test(request.url()) && sent.push(request.url()));
  return sent;
};

test("game: changed → activity log shows the changes", async ({ page }) => {
  await signIn(page, "SUPER_ADMIN", "/gamesV2?aggregator=imoon");
  const row = rowsOf(page).first();
  const title = await row.locator("[data-column]").first().innerText();
  await row.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/gamesV2\/imoon-\d+$/);
  await expect(page.getByRole("textbox", { name: /^Title/ })).toHaveValue(title);
  await page.getByRole("textbox", { name: /^RTP/ }).fill("12.34");
  await page.getByRole("button", { name: /^Save/ }).click();
  await expectToast(page, "Game updated.");

  await page.getByRole("link", { name: "Activities", exact: true }).click();
  await expect(page).toHaveURL(/\/gamesV2\/activities\?gameId=imoon-/);
  await rowsOf(page).first().click();
  const drawer = page.getByRole("dialog", { name: "Game Activity Log details" });
  await expect(drawer.getByRole("region", { name: "Changes" })).toContainText("12.34");
  await expect(drawer).toContainText(`Mara changed ${title}`);
});

test("operator game: operator admin changes order and status; manager → read-only", async ({ page }) => {
  await signIn(page, "OPERATOR_ADMIN", "/games?opId=op-nordlys&status=ACTIVE");
  const row = rowsOf(page).first();
  await row.click();
  const drawer = page.getByRole("dialog", { name: "Game Details" });
  await drawer.getByRole("textbox", { name: /^Order/ }).fill("0");
  await drawer.getByRole("combobox", { name: /^Status/ }).selectOption("MAINTENANCE");
  await drawer.getByRole("textbox", { name: /^Order/ }).press("Control+Enter");
  await expectToast(page, "Game updated for operator!");
  await expect(drawer).toBeHidden();
  await page.getByRole("combobox", { name: "Status" }).selectOption("MAINTENANCE");
  await expect(row).toContainText("Maintenance");
  await expect(row.locator("[data-column=order]")).toHaveText("0");

  await signIn(page, "OPERATOR_MANAGER", "/games?opId=op-nordlys");
  await row.click();
  await expect(drawer).toContainText("You need the permission edit_operator_games.");
  await expect(drawer.getByRole("button", { name: /^Save/ })).toBeHidden();
});

test("game sync: one aggregator fails → others complete, retry sends only the failed one", async ({
  page,
  mock,
  problems,
}) => {
  problems.allow(/Failed to load resource|status of/);
  await mock({ faults: [{ operation: "syncSgGames", fault: "500", times: 1 }] });
  const sent = sentTo(page, /\/api\/gamesV2\/sync-/);
  await signIn(page, "ADMIN", "/gamesV2");
  await page.getByRole("button", { name: "Sync games…" }).click();
  await page.getByRole("button", { name: "Sync 4 aggregators" }).dblclick();
  const progress = page.getByRole("alertdialog", { name: "Sync games" });
  await expect(progress).toContainText("1 of 4 aggregators could not be synced.");
  await expect(progress.getByText(/^SoftSwiss: \d+ added, \d+ updated/)).toBeVisible();
  await progress.getByRole("button", { name: "Try again" }).click();
  await expect(progress).toContainText("Completed");
  await progress.getByRole("button", { name: "Close" }).click();
  await expect(progress).toBeHidden();
  const names = sent.map((address) => new URL(address).pathname.split("/").at(-1));
  expect(names).toEqual(["sync-imoon-games", "sync-sg-games", "sync-creedz-games", "sync-soft-swiss", "sync-sg-games"]);
  for (const address of sent) expect(new URL(address).search).toBe("?opId=*");
});

test("deactivate games by aggregator: double click → one request; one game enabled again", async ({ page }) => {
  const sent = sentTo(page, /disable-games-by-aggregator$/);
  await signIn(page, "OPERATOR_ADMIN", "/games-cms/operator-games?opId=op-nordlys&aggregator=imoon");
  await page.getByRole("button", { name: "Deactivate…" }).click();
  const confirm = page.getByRole("alertdialog", { name: "Deactivate games by aggregator" });
  await confirm.getByRole("combobox", { name: /^Aggregator/ }).selectOption("imoon");
  await expect(confirm).toContainText("Deactivate every game of imoon for Nordlys.");
  await confirm.getByRole("button", { name: "Deactivate games" }).dblclick();
  await expect(page.locator("[data-slot=toast]").getByText(/\d games deactivated for Nordlys\./)).toBeVisible();
  expect(sent).toHaveLength(1);
  const row = rowsOf(page).filter({ hasText: "Enabled" }).first();
  await expect(row).toContainText("Disabled");
  const title = await row.locator("[data-column]").first().innerText();
  await row.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Enable" }).click();
  await page.getByRole("button", { name: "Enable game" }).click();
  await expectToast(page, `${title} is enabled for Nordlys.`);
});
