import type { Request } from "@playwright/test";
import { expect, expectToast, signIn, test } from "../fixtures.ts";
import { rowsOf } from "../lib/shown.ts";

const LIST = "/bets?betType=SPORT&betMode=SINGLE&status=OPEN";

test("bets: keyboard through records, page and filters → one bet found", async ({ page }) => {
  await signIn(page, "ADMIN", LIST);
  const first = rowsOf(page).nth(0);
  await first.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/panel=bet-details&bet=S-/);
  const drawer = page.getByRole("dialog");
  await expect(drawer.getByText("Selection", { exact: true })).toBeVisible();
  await expect(drawer.getByRole("button", { name: "Previous", exact: true })).toBeDisabled();
  const firstUrl = page.url();
  await drawer.getByRole("button", { name: "Next", exact: true }).click();
  await expect(page).not.toHaveURL(firstUrl);
  await drawer.getByRole("button", { name: "Previous", exact: true }).click();
  await expect(page).toHaveURL(firstUrl);
  const betId = new URL(firstUrl).searchParams.get("bet")!;
  await drawer.getByRole("link", { name: "Open the page" }).click();
  await expect(page).toHaveURL(new RegExp(`/bets/${betId}$`));
  await page.getByRole("link", { name: "Bets of the player" }).click();
  await expect(page).toHaveURL(/\/bets\?playerCode=/);

  await page.goto(`${LIST}&betId=${encodeURIComponent("a b")}`);
  await expect(rowsOf(page).nth(0)).toBeVisible();
  await page.getByRole("button", { name: /^Filters/ }).click();
  const filters = page.getByRole("dialog", { name: "Filters" });
  await filters.getByLabel("Bet ID").fill("S 1");
  await page.keyboard.press("Control+Enter");
  await expect(filters.getByText("Use letters, digits, dash, underscore and slash only.").first()).toBeVisible();
  await filters.getByLabel("Bet ID").fill(betId);
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("row")).toHaveCount(2);
});

test("settle bet: double click → one request, list refetched after two seconds", async ({ page }) => {
  const finished: Request[] = [];
  page.on("requestfinished", (it) => finished.push(it));
  const timesOf = (path: string) => finished.filter((it) => it.url().endsWith(path)).map((it) => it.timing());
  await signIn(page, "OPERATOR_ADMIN", LIST);
  const row = rowsOf(page).nth(0);
  await row.focus();
  await page.keyboard.press("Enter");
  const drawer = page.getByRole("dialog");
  await drawer.getByRole("button", { name: "Settle…" }).click();
  const question = page.getByRole("alertdialog", { name: "Settle Open Bet" });
  await question.getByLabel("Win amount").fill("12.34");
  const refreshNote = question.getByText(/The list refreshes in 2 seconds/).waitFor();
  await question.getByRole("button", { name: /^Settle as won, 12[.,]34/ }).dblclick();
  await refreshNote;
  await expect(question).toBeHidden();
  await expect(drawer.getByText("Won", { exact: true }).first()).toBeVisible();
  await expect(drawer.getByRole("button", { name: "Settle…" })).toBeHidden();
  const [settled, ...again] = timesOf("/api/v2/bets/settle");
  expect(again).toEqual([]);
  const waits = () =>
    timesOf("/api/v2/bets/list").map((it) => it.startTime - settled!.startTime - settled!.responseEnd);
  await expect.poll(() => waits().filter((it) => it > 0).length).toBeGreaterThan(0);
  // On a busy machine the end of a response is reported up to 100 ms late. Without the delay the list would be
  // refetched at once.
  expect(Math.min(...waits().filter((it) => it > 0))).toBeGreaterThan(1800);
});

test("settle bet: response is lost → reported as unconfirmed, not sent again", async ({ page, mock, problems }) => {
  problems.allow(/Failed to load resource|ERR_/);
  await mock({ faults: [{ operation: "settleBet", fault: "lost" }] });
  const sent: string[] = [];
  page.on("request", (it) => it.url().endsWith("/api/v2/bets/settle") && sent.push(it.url()));
  await signIn(page, "SUPER_ADMIN", LIST);
  await rowsOf(page).nth(0).getByRole("button", { name: "Settle" }).click();
  const question = page.getByRole("alertdialog", { name: "Settle Open Bet" });
  await question.getByLabel("Win amount").fill("0");
  await question.getByRole("button", { name: "Settle as lost" }).click();
  await page
    .getByRole("alertdialog", { name: "The Change Is Not Confirmed" })
    .getByRole("button", { name: "OK" })
    .click();
  // The result is read from the server, not guessed.
  await expect(question).toContainText(/This bet is no longer open: it is lost/);
  await expect(question.getByRole("button", { name: "Settle as lost" })).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  expect(sent).toHaveLength(1);
});

test("bet debit: reconciled → its row stays, and takes no action", async ({ page }) => {
  await signIn(page, "ADMIN", "/bets/reconciled-debits?isReconciled=false");
  const row = rowsOf(page).nth(0);
  const id = await row.locator("[data-column]").first().innerText();
  await row.getByRole("button", { name: "Reconcile" }).click();
  const question = page.getByRole("alertdialog", { name: "Reconcile Bet Debit" });
  await expect(question).toContainText(/Deduct [\d.,]+ \w+ from player \w+ for bet [CS]-/);
  await question.getByRole("button", { name: /^Deduct / }).click();
  await expectToast(page, "Debit reconciled.");
  await expect(page.getByRole("row", { name: new RegExp(id) }).getByRole("button", { name: "Reconcile" })).toBeHidden();
});
