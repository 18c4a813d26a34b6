import type { Page } from "@playwright/test";
import { badge, menuLink } from "../lib/menu.ts";
import { expect, expectToast, signIn, test } from "../fixtures.ts";
import { handsOn } from "../lib/hands.ts";
import { toNextRecord } from "../lib/next-record.ts";
import { rowsOf, SHOWN } from "../lib/shown.ts";
import { NORDLYS, pendingIn, tables, waiting } from "../lib/waiting-withdrawals.ts";

const MANY = 10;
/** Maximum number of keys per decision, besides the letters of its note. */
const MOST_KEYS = 4;
const QUEUE = `/withdraw/pending?opId=${NORDLYS}&sort=createdAt`;

const drawerOf = (page: Page) => page.locator("[data-slot=drawer]");
const DIALOG = "[data-slot=confirm-dialog], [data-slot=dialog]";
const inFront = (page: Page) => page.locator(DIALOG).last();

test(`queue of ${MANY} withdrawals by keyboard: at most ${MOST_KEYS} keys each besides the note`, async ({
  page,
  site,
}) => {
  const { backend } = site;
  waiting(backend, MANY);
  const ids = pendingIn(backend).map(({ txId }) => txId);
  await signIn(page, "OPERATOR_MANAGER", QUEUE);
  const hands = handsOn(page);
  await expect(rowsOf(page).first()).toBeVisible();
  await hands.press("/", "ArrowDown", "Enter");
  const counted: number[] = [];
  for (let at = 1; at <= MANY; at += 1) {
    await expect(drawerOf(page).getByText(`${at} of ${MANY}`)).toBeVisible();
    // The previous dialog has faded out, and the drawer has the focus again.
    await expect(page.locator(DIALOG)).toHaveCount(0);
    await expect(drawerOf(page).locator(":focus").or(page.locator("[data-slot=drawer]:focus"))).toHaveCount(1);
    const id = new URL(page.url()).searchParams.get("txId")!;
    const isRejected = at % 5 === 0;
    const before = hands.keys;
    await hands.press(isRejected ? "r" : "a");
    const note = inFront(page).getByLabel("Note for the player");
    await expect(note).toBeFocused();
    // The letters of the note do not count.
    await page.keyboard.type(isRejected ? "Not your account." : "On its way.");
    const go = inFront(page).getByRole("button", { name: isRejected ? /^Reject \d/ : /^Approve \d/ });
    await expect(go).not.toHaveAttribute("aria-disabled", "true");
    await hands.press("Tab", "Tab");
    await expect(go).toBeFocused();
    await hands.press("Enter");
    counted.push(hands.keys - before);
    const done = () => tables(backend).transactions.get(id)!.status !== "PENDING";
    const force = inFront(page).getByRole("button", { name: /^Force Approve/ });
    await expect(async () => expect(done() || (await force.isVisible())).toBe(true)).toPass();
    if (!done()) {
      // jb or Tomani did not accept the withdrawal; forcing it is a separate decision.
      const keysBefore = hands.keys;
      await hands.tabTo(force);
      await hands.press("Enter");
      await expect.poll(done).toBe(true);
      counted.push(hands.keys - keysBefore);
    }
    expect(Math.max(...counted)).toBeLessThanOrEqual(MOST_KEYS);
  }
  expect(pendingIn(backend)).toEqual([]);
  const rejected = ids.filter((id) => tables(backend).transactions.get(id)!.status === "REJECTED");
  expect(rejected).toHaveLength(MANY / 5);
  // Decided rows stay visible until the list is left. Then the queue is empty.
  await expect(rowsOf(page)).toHaveCount(MANY);
  await page.goto(QUEUE);
  await expect(page.getByRole("main").getByText("No pending withdrawals")).toBeVisible();
});

test(`queue of ${MANY} withdrawals in the drawer: one click each after opening`, async ({ page, site }) => {
  const { backend } = site;
  waiting(backend, MANY);
  for (const row of pendingIn(backend)) {
    tables(backend).transactions.set(row.txId, { ...row, gateway: "manual" });
    const own = tables(backend).withdrawals.get(row.txId)!;
    tables(backend).withdrawals.set(row.txId, { ...own, paymentProvider: "manual" });
  }
  await signIn(page, "OPERATOR_MANAGER", QUEUE);
  await rowsOf(page).first().click();
  const drawer = drawerOf(page);
  for (let at = 1; at <= MANY; at += 1) {
    await expect(drawer.getByText(`${at} of ${MANY}`)).toBeVisible();
    const approve = drawer.getByRole("button", { name: /^Approve \d[^a-z…]*$/ });
    await expect(approve).not.toHaveAttribute("aria-disabled", "true");
    // A click in the same place would count as a double click.
    const press = () => approve.click({ position: { x: at % 2 === 0 ? 20 : 60, y: 10 } });
    if (at < MANY) await toNextRecord(drawer, press);
    else await press();
  }
  await expect.poll(() => pendingIn(backend)).toEqual([]);
});

/** Parses a displayed amount in any locale: the last separator is the decimal separator. */
const amountOf = (text: string): number => {
  const digits = text.replaceAll(/[^\d.,]/g, "");
  const at = Math.max(digits.lastIndexOf("."), digits.lastIndexOf(","));
  return Number(`${digits.slice(0, at).replaceAll(/\D/g, "")}.${digits.slice(at + 1)}`);
};

test("withdrawal: rejected → wallet, badge and lists follow", async ({ page, site }) => {
  const [row] = pendingIn(site.backend).filter((it) => it.gateway !== "tomani");
  const { txId, fromAmount, fromCurrency, player } = row!;
  await signIn(page, "ADMIN", `/players/balances?playerCode=${player.playerCode}`);
  const balance = async () => {
    const own = rowsOf(page).filter({ hasText: fromCurrency }).first();
    const amount = new RegExp(`\\d[^A-Z]*${fromCurrency}`);
    return amountOf(await own.getByRole("gridcell").filter({ hasText: amount }).first().innerText());
  };
  await expect(rowsOf(page).first()).toBeVisible();
  const before = await balance();
  await page
    .getByRole("navigation")
    .first()
    .getByRole("button", { name: /^Withdraw/ })
    .click();
  const waits = await badge(page, "Pending Withdrawals");
  await menuLink(page, "Pending Withdrawals").click();
  await page.goto(`/withdraw/pending?search=${txId}`);
  await rowsOf(page).first().hover();
  await rowsOf(page).first().getByRole("button", { name: "Reject" }).click();
  const question = page.getByRole("alertdialog", { name: "Reject withdrawal" });
  await expect(question).toContainText("returns to the player's wallet.");
  await expect(question.getByRole("checkbox", { name: "Include in Daily Withdraw Request" })).toBeChecked();
  await question.getByLabel("Note for the player").fill("Not your account.");
  await question.getByRole("button", { name: /^Reject \d/ }).dblclick();
  await expectToast(page, "Withdrawal rejected.");
  // The decided row stays in the queue with its new status. The badge decreases by one.
  await expect(page.locator(`${SHOWN} tr[data-row-id="${txId}"] [data-column=createdAt]`)).toHaveText("Rejected");
  await expect.poll(() => badge(page, "Pending Withdrawals")).toBe(waits - 1);

  await page.goto(`/withdraw/list?search=${txId}`);
  await expect(rowsOf(page).first()).toContainText("Rejected");
  await page.goto(`/players/balances?playerCode=${player.playerCode}`);
  await expect(rowsOf(page).first()).toBeVisible();
  expect(await balance()).toBeCloseTo(before + fromAmount, 2);
});

test("withdrawal: colleague decided meanwhile → error dialog, decided once", async ({ page, site, problems }) => {
  problems.allow(/status of 409/);
  const { transactions } = tables(site.backend);
  const row = pendingIn(site.backend).find((it) => it.gateway === "manual" || it.gateway === "cpg")!;
  await signIn(page, "ADMIN", `/withdraw/pending?search=${row.txId}`);
  await rowsOf(page).first().focus();
  await page.keyboard.press("a");
  const question = page.getByRole("alertdialog", { name: "Approve withdrawal" });
  const go = question.getByRole("button", { name: /^Approve \d/ });
  await expect(go).not.toHaveAttribute("aria-disabled", "true");
  transactions.set(row.txId, { ...row, status: "CONFIRMED", confirmedAt: row.createdAt, confirmedBy: "Priya" });
  await go.click();
  const errorDialog = page.getByRole("alertdialog", { name: "Unable To Approve Withdrawal" });
  await expect(errorDialog.getByText("This withdrawal has already been confirmed by Priya.")).toBeVisible();
  await errorDialog.getByRole("button", { name: "OK" }).click();
  await expect(go).toHaveAccessibleDescription("This withdrawal is already approved by Priya.");
});

test("withdrawal in progress: resent → gateway's answer is shown", async ({ page, site }) => {
  const row = [...tables(site.backend).transactions.values()].find(
    (it) => it.transactionType === "WITHDRAW" && it.status === "IN_PROGRESS" && it.gateway === "cpg",
  )!;
  await signIn(page, "ADMIN", `/withdraw/list?search=${row.txId}`);
  await rowsOf(page).first().getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Resend" }).click();
  const question = page.getByRole("alertdialog", { name: "Resend Withdraw Confirmation" });
  await question.getByRole("button", { name: "Resend withdrawal" }).click();
  await expectToast(page, "Withdraw Request Sent!");
  await expect(question.getByText("Queued for payment")).toBeVisible();
  await question.getByRole("button", { name: "Close" }).click();
  await expect(question).toBeHidden();
});

test("withdrawals: manager → Resend is disabled with the permission; DevOps → no access", async ({ page }) => {
  await signIn(page, "OPERATOR_MANAGER", "/withdraw/list?status=IN_PROGRESS");
  await rowsOf(page).first().getByRole("button", { name: "More actions" }).click();
  const resend = page.getByRole("menuitem", { name: "Resend" });
  await expect(resend).toHaveAttribute("aria-disabled", "true");
  await expect(resend).toHaveAccessibleDescription(/resend_withdrawals/);
  await signIn(page, "DEV_OPS", "/withdraw/pending");
  await expect(page.getByText("view_withdrawals")).toBeVisible();
  await expect(rowsOf(page)).toHaveCount(0);
});
