import { expect, expectToast, settled, signIn, test } from "../fixtures.ts";
import { acknowledge } from "../lib/acknowledge.ts";
import { placeOf } from "../lib/place-of.ts";
import { moreItem } from "../lib/more-item.ts";
import { rowsOf } from "../lib/shown.ts";

test("tournament prizes: by keyboard → one paid, one rejected", async ({ page }) => {
  await signIn(page, "OPERATOR_ADMIN", "/tournament/winners/list?status=PENDING&sort=createdAt");
  const row = rowsOf(page).nth(0);
  const winnerId = await row.getAttribute("data-row-id");
  await row.focus();
  await page.keyboard.press("Enter");
  const drawer = page.getByRole("dialog").first();
  const question = page.getByRole("alertdialog", { name: "Winner Prize Payout Confirmation" });
  await expect(placeOf(drawer)).toHaveText(/^1 of /);
  await page.keyboard.press("a");
  const approve = question.getByRole("button", { name: /^Approve \d/ });
  // The prize is read once more before it can be decided.
  await expect(approve).not.toHaveAttribute("aria-disabled", "true");
  await approve.press("Enter");
  await expectToast(page, "Winner Prize Payout Confirmed!");
  await expect(placeOf(drawer)).toHaveText(/^2 of /);

  await page.keyboard.press("r");
  await question.getByLabel("Note for the player").fill("More than one account.");
  const reject = question.getByRole("button", { name: /^Reject \d/ });
  await expect(reject).not.toHaveAttribute("aria-disabled", "true");
  await reject.press("Enter");
  await expectToast(page, "Winner Prize Payout Rejected!");
  // The winner's page shows the paid prize.
  await page.goto(`/tournament/winners/${winnerId}`);
  await expect(page.getByText("Paid", { exact: true }).first()).toBeVisible();
});

test("tournament: added, found by filters, deleted", async ({ page }) => {
  await signIn(page, "OPERATOR_ADMIN", "/tournament/list?opId=op-nordlys");
  await page.getByRole("link", { name: "New tournament" }).click();
  await page.getByRole("radio", { name: "Sports" }).click();
  await page.getByLabel(/^Minimum wager/).fill("25");
  await page.getByRole("textbox", { name: /^Name.*English/ }).fill("Spring Cup");
  await page.getByRole("combobox", { name: /^Currency/ }).click();
  await page.getByRole("option", { name: /^EUR/ }).click();
  await page.getByRole("textbox", { name: /^Prize 1, Prize per player/ }).fill("250");
  await page.getByLabel(/^Start/).fill("2027-03-01T00:00");
  await page.getByLabel(/^End/).fill("2027-03-31T00:00");
  await page.getByRole("button", { name: /^Add tournament/ }).click();
  await expectToast(page, "Tournament added.");

  await page.getByRole("button", { name: /^Filters/ }).click();
  const filters = page.getByRole("dialog", { name: "Filters" });
  await filters.getByRole("combobox", { name: "Category" }).selectOption("SPORTS");
  await filters.getByRole("combobox", { name: "Status" }).selectOption("ACTIVE");
  await filters.getByRole("button", { name: /^Filter/ }).click();
  await expect(page).toHaveURL(/category=SPORTS/);
  await settled(page);
  await page.getByRole("row").filter({ hasText: "Spring Cup" }).focus();
  await page.keyboard.press("Enter");
  await (await moreItem(page, "Delete")).click();
  await acknowledge(page);
  await page
    .getByRole("alertdialog", { name: "Delete tournament" })
    .getByRole("button", { name: "Delete tournament" })
    .click();
  await expectToast(page, "Tournament deleted.");
  await expect(page).toHaveURL(/\/tournament\/list/);
  await expect(page.getByRole("row").filter({ hasText: "Spring Cup" })).toHaveCount(0);
});

test("tournament prizes: operator manager → Approve is disabled with the permission", async ({ page }) => {
  await signIn(page, "OPERATOR_MANAGER", "/tournament/winners/list?status=PENDING");
  await expect(rowsOf(page).nth(0).getByRole("button", { name: "Approve" })).toHaveAccessibleDescription(
    /payout_tournament_prizes/,
  );
});
