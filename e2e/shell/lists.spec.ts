import { readFile } from "node:fs/promises";
import { expect, expectToast, signIn, test } from "../fixtures.ts";
import { go } from "../lib/go.ts";
import { rowsOf, SHOWN } from "../lib/shown.ts";

test("list: filters, sort and columns → saved as a view, restored after a reload", async ({ page }) => {
  await signIn(page, "SUPER_ADMIN", "/bets?opId=op-nordlys&is-test=false");
  await rowsOf(page).first().waitFor();
  const filters = page.getByRole("button", { name: /^Filters/ });
  const chips = page.getByRole("list", { name: "Filters set" }).getByRole("listitem");

  // The event filter applies to single sport bets only. A bet ID has no spaces.
  await filters.click();
  const drawer = page.getByRole("dialog", { name: "Filters" });
  await drawer.getByLabel("Status", { exact: true }).selectOption("WON");
  await drawer.getByRole("button", { name: "Show more filters" }).click();
  await expect(drawer.getByLabel("Event")).toBeHidden();
  await drawer.getByLabel("Bet type").selectOption("SPORT");
  await drawer.getByLabel("Bet mode").selectOption("SINGLE");
  await expect(drawer.getByLabel("Event")).toBeVisible();
  await drawer.getByLabel("Bet ID").fill("a b");
  await page.keyboard.press("Control+Enter");
  await expect(drawer.getByText("Use letters, digits, dash, underscore and slash only.")).toBeVisible();
  await drawer.getByLabel("Bet ID").fill("");
  await page.keyboard.press("Control+Enter");
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/\?opId=op-nordlys&is-test=false&status=WON&betType=SPORT&betMode=SINGLE$/);
  await expect(chips).toHaveText(["Status: Won", "Bet type: Sport", "Bet mode: Single"]);
  await expect(filters).toHaveAccessibleName("Filters 3 set");

  // Removing a chip removes its filter.
  await page.getByRole("button", { name: "Remove Bet mode: Single" }).click();
  await expect(page).not.toHaveURL(/betMode/);

  // A view contains the filters, the sort and the columns.
  await page.getByRole("columnheader", { name: "Status" }).click();
  await expect(page).toHaveURL(/sort=status/);
  await page.getByRole("button", { name: /^View/ }).click();
  await page.getByRole("menuitemcheckbox", { name: "Game or event" }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("columnheader", { name: "Game or event" })).toHaveCount(0);
  await page.getByRole("button", { name: "Saved views" }).click();
  await page.getByRole("menuitem", { name: "Save this view" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Won sport");
  await page.keyboard.press("Enter");

  // Resets the list to the defaults. Scope and sort stay in the URL.
  await page.getByRole("button", { name: "Clear all" }).click();
  await expect(page).toHaveURL(/\?opId=op-nordlys&is-test=false&sort=status$/);
  await page.getByRole("button", { name: /^View/ }).click();
  await page.getByRole("menuitem", { name: "Reset to defaults" }).click();
  await expect(page.getByRole("columnheader", { name: "Game or event" })).toHaveCount(1);

  // The view is kept after a reload and restores all of it.
  await page.reload();
  await page.getByRole("button", { name: "Saved views" }).click();
  await page.getByRole("menuitemradio", { name: "Won sport" }).click();
  await expect(chips).toHaveText(["Status: Won", "Bet type: Sport"]);
  await expect(page).toHaveURL(/opId=op-nordlys/);
  await expect(page.getByRole("columnheader", { name: "Game or event" })).toHaveCount(0);
});

test("players with a pending debit: filtered → saved as a view, restored after a reload", async ({ page }) => {
  await signIn(page, "SUPER_ADMIN", "/players");
  await rowsOf(page).first().waitFor();
  const paging = page.getByRole("main").getByText(/^1–\d+ of [\d,]+$/);
  const countOf = (text: string) => Number(text.split(" of ")[1]?.replaceAll(",", ""));
  const all = countOf(await paging.innerText());
  await page.getByRole("button", { name: /^Filters/ }).click();
  const drawer = page.getByRole("dialog", { name: "Filters" });
  await drawer.getByRole("radiogroup", { name: "Pending debit" }).getByText("Yes").click();
  await page.keyboard.press("Control+Enter");
  await expect(page).toHaveURL(/\/players\?hasPendingDebit=true$/);
  await expect.poll(async () => countOf(await paging.innerText())).toBeLessThan(all);
  const some = countOf(await paging.innerText());
  expect(some).toBeGreaterThan(0);

  await page.getByRole("button", { name: "Saved views" }).click();
  await page.getByRole("menuitem", { name: "Save this view" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Debtors");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Clear all" }).click();
  await expect(page).toHaveURL(/\/players$/);
  await expect(paging).toHaveText(new RegExp(` of ${all.toLocaleString("en-GB")}$`));

  await page.reload();
  await page.getByRole("button", { name: "Saved views" }).click();
  await page.getByRole("menuitemradio", { name: "Debtors" }).click();
  await expect(page.getByText("Pending debit: Yes")).toBeVisible();
  await expect(paging).toHaveText(new RegExp(` of ${some.toLocaleString("en-GB")}$`));
});

test("export: filtered list of several pages → file with all matching rows", async ({ page }) => {
  await signIn(page, "SUPER_ADMIN", "/bets?status=WON&betType=SPORT");
  await expect(page.getByRole("main").getByText(/^1–50 of/)).toBeVisible();
  const count = Number(
    (
      await page
        .getByRole("main")
        .getByText(/^1–50 of/)
        .innerText()
    )
      .split(" of ")[1]
      ?.replaceAll(",", ""),
  );
  expect(count).toBeGreaterThan(500);
  await page.getByRole("button", { name: "Export" }).click();
  const dialog = page.getByRole("dialog", { name: "Export bets" });
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Export" }).click(),
  ]);
  await expect(dialog.getByText(/^Saved/)).toBeVisible();
  expect(download.suggestedFilename()).toMatch(/^bets-\d{4}-\d{2}-\d{2}\.csv$/);
  const [head = "", ...lines] = (await readFile(await download.path(), "utf8")).trimEnd().split("\r\n");
  expect(head).toContain("Bet ID,");
  expect(lines).toHaveLength(count);
  expect(lines.every((line) => line.includes(",Sport,") && line.includes(",Won,"))).toBe(true);
});

test("export: read fails → error with restart; stopped → no file", async ({ page, mock, problems }) => {
  problems.allow(/Failed to load resource|status of/);
  await signIn(page, "SUPER_ADMIN", "/bets");
  await rowsOf(page).first().waitFor();
  await mock({ faults: [{ operation: "listBets", fault: "refused" }] });
  await page.getByRole("button", { name: "Export" }).click();
  const dialog = page.getByRole("dialog", { name: "Export bets" });
  await dialog.getByRole("button", { name: "Export" }).click();
  await expect(dialog.getByText("The export failed")).toBeVisible();
  await mock({ faults: [{ operation: "listBets", fault: "timeout" }] });
  await dialog.getByRole("button", { name: "Start again" }).click();
  await dialog.getByRole("button", { name: "Stop" }).click();
  await expect(dialog.getByText(/^Stopped after 0/)).toBeVisible();
});

test("export: dialog closed and page changed → completes, file in the notifications", async ({ page, mock }) => {
  await signIn(page, "SUPER_ADMIN", "/bets");
  await rowsOf(page).first().waitFor();
  await mock({ latency: 700 });
  await page.getByRole("button", { name: "Export" }).click();
  const dialog = page.getByRole("dialog", { name: "Export bets" });
  const downloading = page.waitForEvent("download");
  let isDone = false;
  void downloading.then(() => (isDone = true));
  await dialog.getByRole("button", { name: "Export" }).click();
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await expect(dialog).toBeHidden();
  await go(page, "/withdraw/bank-list");
  await expect(page.getByRole("heading", { level: 1, name: "Bank List" })).toBeVisible();
  // Slow answers keep it running until here.
  expect(isDone).toBe(false);
  await mock({ latency: 0 });
  expect((await downloading).suggestedFilename()).toMatch(/^bets-.*\.csv$/);
  await expectToast(page, /bets-.*\.csv is downloaded/);
  await page.getByRole("button", { name: "Notifications" }).click();
  const exports = page.getByRole("region", { name: "Exports" });
  await expect(exports.getByText(/^Saved [\d,]+ rows\.$/)).toBeVisible();
  const [again] = await Promise.all([
    page.waitForEvent("download"),
    exports.getByRole("button", { name: /^Download bets-.* again$/ }).click(),
  ]);
  expect(again.suggestedFilename()).toMatch(/^bets-.*\.csv$/);
});

test("report: totals row, numbers formatted by the chosen language", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("locale", JSON.stringify("de")));
  await signIn(page, "SUPER_ADMIN", "/reports/game-financial");
  const totals = page.locator("[data-slot=totals]");
  await expect(totals).toContainText("Total");
  await expect(totals).toContainText(/\d{1,3}(\.\d{3})+,\d{2}/);
});

test("filters: operator admin → platform staff filters are absent", async ({ page }) => {
  await signIn(page, "OPERATOR_ADMIN", "/bets?playerId=11111111-1111-4111-8111-111111111111");
  await rowsOf(page).first().waitFor();
  await page.getByRole("button", { name: "Filters" }).click();
  const drawer = page.getByRole("dialog", { name: "Filters" });
  await drawer.getByRole("button", { name: "Show more filters" }).click();
  await expect(drawer.getByLabel("Game")).toBeVisible();
  await expect(drawer.getByLabel("Player ID")).toBeHidden();
});

test("list: row opened while the search is typed → drawer opens, search is kept", async ({ page }) => {
  await signIn(page, "SUPER_ADMIN", "/withdraw/bank-list");
  await rowsOf(page).first().waitFor();
  const search = page.getByRole("searchbox", { name: "Search" });
  await search.fill("bank");
  // Both events are dispatched before the page renders again, as on a slow computer.
  await search.evaluate((input) => {
    input.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    document.querySelector<HTMLElement>("tr[data-row-id] [data-column]")?.click();
  });
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page).toHaveURL(/\?search=bank&panel=bank-edit&uuid=/);
});

test("list: left and reopened → same scroll position", async ({ page }) => {
  await signIn(page, "SUPER_ADMIN", "/withdraw/bank-accounts");
  await expect(rowsOf(page)).toHaveCount(50);
  const scroller = page.locator(`${SHOWN} [data-slot=table-scroller]`);
  await scroller.evaluate((node) => node.scrollTo({ top: 400 }));
  const menu = page.getByRole("navigation", { name: "Main" });
  await menu.getByRole("link", { name: "Bank List" }).click();
  await expect(page.getByRole("grid", { name: "Banks" })).toBeVisible();
  await rowsOf(page).nth(1).click();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await menu.getByRole("link", { name: "Bank Accounts" }).click();
  await expect(page.getByRole("grid", { name: "Bank accounts" })).toBeVisible();
  await expect(page.getByRole("grid")).toHaveCount(1);
  expect(await scroller.evaluate((node) => node.scrollTop)).toBe(400);
  await rowsOf(page).nth(15).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});
