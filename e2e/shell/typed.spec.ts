import type { Page, Request } from "@playwright/test";
import { caretAt } from "./caret-at.ts";
import { expect, signIn, test } from "../fixtures.ts";
import { rowsOf } from "../lib/shown.ts";

const sent = (page: Page, path: string) => {
  const bodies: unknown[] = [];
  page.on("request", (it: Request) => it.url().endsWith(path) && bodies.push(it.postDataJSON()));
  return bodies;
};

test("win amount: thousands separator → parsed; malformed → not sent", async ({ page }) => {
  const bodies = sent(page, "/api/v2/bets/settle");
  await signIn(page, "OPERATOR_ADMIN", "/bets?betType=SPORT&betMode=SINGLE&status=OPEN");
  await rowsOf(page).nth(0).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Settle…" }).click();
  const question = page.getByRole("alertdialog", { name: "Settle Open Bet" });
  const box = question.getByLabel("Win amount");
  const settle = question.locator("[data-confirm]");
  await box.pressSequentially("12,34");
  await expect(settle).toHaveAttribute("aria-disabled", "true");
  await settle.click({ force: true });
  await expect(box).toHaveValue("12,34");
  await expect(question.getByText("Enter a number like 12,345.67.")).toBeVisible();
  await box.fill("");
  await box.pressSequentially("1,234.50");
  await settle.click();
  await expect(question.getByText(/The list refreshes in 2 seconds/)).toBeVisible();
  expect(bodies).toEqual([expect.objectContaining({ winAmount: 1234.5 })]);
});

test("money field by mouse: caret and selection → expected digits change", async ({ page }) => {
  await signIn(page, "SUPER_ADMIN", "/billing/transaction-history?opId=op-nordlys&view=payments");
  await page.getByRole("button", { name: "New payment" }).click();
  const form = page.getByRole("dialog", { name: "Add Payment" });
  const box = form.getByRole("textbox", { name: /^Amount(?! in)/ });
  const say = form.getByRole("button", { name: /^Add payment/ });
  const cases = [
    { from: 0, to: 1, keys: ["7"], seen: "7,000.00", meant: "7,000.00" },
    { from: 1, to: 1, keys: ["1"], seen: "51,000.00", meant: "51,000.00" },
    { from: 1, to: 1, keys: ["Backspace"], seen: ",000.00", meant: "0.00" },
    { from: 3, to: 3, keys: ["1", "2"], seen: "5,01200.00", meant: "501,200.00" },
    { from: 5, to: 8, keys: ["Delete"], seen: "5,000", meant: "5,000.00" },
    { from: 8, to: 2, keys: ["9"], seen: "5,9", meant: "59.00" },
  ];
  for (const { from, to, keys, seen, meant } of cases) {
    await box.fill("5000");
    await page.keyboard.press("Tab");
    await expect(box).toHaveValue("5,000.00");
    const [start, end] = [await caretAt(box, from), await caretAt(box, to)];
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(end.x, end.y, { steps: 3 });
    await page.mouse.up();
    await expect(box).toHaveValue("5,000.00");
    for (const key of keys) await page.keyboard.press(key);
    await expect(box).toHaveValue(seen);
    await page.keyboard.press("Tab");
    await expect(box).toHaveValue(meant);
    if (meant !== "0.00") await expect(say).toHaveText(new RegExp(`of ${meant} USD`));
  }
});

test("period filter: from and to the same minute → rows of that minute", async ({ page }) => {
  await signIn(page, "SUPER_ADMIN", "/withdraw/bank-accounts");
  const time = rowsOf(page).nth(0).locator("time").first();
  const shown = await time.innerText();
  // The list leaves out this year.
  const minute = new Date((await time.getAttribute("datetime"))!).toLocaleString("en-GB", {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "Europe/Stockholm",
  });
  await page.getByRole("button", { name: "Created: any" }).click();
  for (const end of ["from", "to"]) {
    const box = page.getByRole("textbox", { name: `Created ${end}` });
    await box.pressSequentially(minute);
    await expect(box).toHaveValue(minute);
  }
  await page.keyboard.press("Control+Enter");
  await expect(page).toHaveURL(/period=/);
  await expect(time).toHaveText(shown);
});

test("input method: Enter while composing → no navigation", async ({ page }) => {
  await signIn(page, "SUPER_ADMIN", "/withdraw/bank-accounts");
  const box = page.getByRole("searchbox", { name: "Find a page" });
  await box.fill("bank");
  await box.dispatchEvent("keydown", { key: "Enter", isComposing: true, bubbles: true });
  await expect(page).toHaveURL(/bank-accounts/);
  await expect(box).toHaveValue("bank");
  await box.press("Enter");
  await expect(box).toHaveValue("");
});

test("search: invisible characters → trimmed and normalized", async ({ page }) => {
  const bodies = sent(page, "/list");
  await signIn(page, "SUPER_ADMIN", "/withdraw/bank-accounts");
  await expect(rowsOf(page).nth(0)).toBeVisible();
  for (const [typed, searched] of [
    ["\u200EAme\u0301lie\u200E", "Amélie"],
    ["\uFEFF8F2K\u00A0", "8F2K"],
  ] as const) {
    await page.getByRole("searchbox").last().fill(typed);
    await expect.poll(() => bodies.at(-1)).toMatchObject({ search: searched });
  }
});
