import type { Page } from "@playwright/test";
import { acknowledge } from "../lib/acknowledge.ts";
import { expect, expectToast, signIn, test } from "../fixtures.ts";
import { moreItem } from "../lib/more-item.ts";
import { rowsOf } from "../lib/shown.ts";

/** Opens the wallet of the player in a row, and the details of one of its summaries. */
const openDetails = async (page: Page, row: number, of: "Affiliate" | "Cashback") => {
  await rowsOf(page)
    .nth(row - 1)
    .getByRole("button", { name: "Wallet" })
    .click();
  await page.getByRole("button", { name: `${of} details` }).click();
};

test("cashback: player settings overridden and claimed → listed as a transaction", async ({ page }) => {
  await signIn(page, "OPERATOR_ADMIN", "/players");
  const claim = page.getByRole("button", { name: "Claim cashback" });
  let code = "";
  for (let row = 1; code === "" && row <= 8; row += 1) {
    await openDetails(page, row, "Cashback");
    await (await moreItem(page, "Override settings")).click();
    const settings = page.getByRole("dialog", { name: /^Override Player Cashback Settings/ });
    await settings.getByLabel("Minimum withdrawal").fill("0.01");
    await settings.getByLabel("Row 1, Cashback").fill("99.5");
    await settings.getByRole("button", { name: "Save" }).click();
    await expectToast(page, "Player's cashback settings updated!");
    await expect(page.getByText("Levels of this player")).toBeVisible();
    if ((await claim.getAttribute("aria-disabled")) !== "true")
      code = /Player (\w+)/.exec(await page.getByRole("dialog").innerText())![1]!;
    else await page.getByRole("dialog").press("Escape");
  }
  await claim.click();
  const question = page.getByRole("alertdialog", { name: "Claim Cashback Confirmation" });
  const sure = question.getByRole("button", { name: /^Claim [\d.,]+ USD$/ });
  await expect(sure).not.toHaveAttribute("aria-disabled", "true");
  const amount = /[\d.,]+/.exec(await sure.innerText())![0];
  await sure.click();
  await expectToast(page, "Cashback claimed successfully.");
  await expect(claim).toHaveAttribute("aria-disabled", "true");
  await page.goto(`/transactions/cashback?playerCode=${code}`);
  await expect(rowsOf(page).nth(0)).toContainText(amount);
});

test("affiliate settings: by keyboard → overridden in three steps, restored", async ({ page }) => {
  await signIn(page, "OPERATOR_ADMIN", "/players");
  await openDetails(page, 1, "Affiliate");
  await (await moreItem(page, "Override settings", "Enter")).press("Enter");
  const wizard = page.getByRole("dialog", { name: /^Override Affiliate Settings/ });
  await wizard.getByLabel("Admin fee").fill("12.5");
  await wizard.getByRole("button", { name: "Next" }).press("Enter");
  await wizard.getByRole("button", { name: "Add level" }).press("Enter");
  await expect(wizard.getByRole("textbox", { name: /^Level \d+, Email CPR$/ }).last()).toBeFocused();
  await wizard.getByRole("button", { name: "Next" }).press("Enter");
  await wizard.getByRole("button", { name: "Save All Changes" }).press("Enter");
  await expectToast(page, "Player's affiliate settings updated!");
  await expect(page.getByText("Settings of this player")).toBeVisible();
  await expect(page.getByRole("dialog")).toContainText("12.5%");
  // Right after a write, Enter without another key before it counts as a repetition.
  await page.keyboard.press("Tab");
  await (await moreItem(page, "Restore settings", "Enter")).press("Enter");
  const question = page.getByRole("alertdialog", { name: "Restore Operator Settings" });
  await acknowledge(page);
  await question.getByRole("button", { name: /^Restore/ }).press("Enter");
  await expectToast(page, "Operator settings restored successfully.");
  await expect(page.getByText("Operator settings", { exact: true })).toBeVisible();
});

test("affiliate payout job: started and canceled → progress and result are shown", async ({ page }) => {
  await signIn(page, "OPERATOR_ADMIN", "/withdraw/affiliate");
  await page.getByRole("button", { name: "Jobs" }).click();
  const jobs = page.getByRole("dialog", { name: /^Affiliate Withdraw Jobs/ });
  await expect(jobs.getByRole("row").nth(1)).toBeVisible();
  const running = jobs.getByRole("row", { name: /Running/ });
  if ((await running.count()) === 0) {
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Start withdraw job" }).click();
    const start = page.getByRole("alertdialog", { name: "Affiliate Withdraw Confirmation" });
    await expect(start).toContainText("every affiliate of Nordlys");
    await start.getByRole("button", { name: "Start job" }).click();
    await expectToast(page, "Affiliate Withdraw Job Started!");
  }
  await running.first().getByRole("button", { name: "Cancel job" }).click();
  const question = page.getByRole("alertdialog", { name: "Affiliate Withdraw Job Cancel" });
  await expect(question.getByRole("progressbar", { name: "Requested payouts" })).toBeVisible();
  await question.getByRole("button", { name: "Cancel the job" }).click();
  await expect(question).toContainText(/Stopped after \d+ of \d+ players?/);
  await question.getByRole("button", { name: "Close" }).click();
  await expect(running).toHaveCount(0);
});

test("affiliate calculator: inconsistent values → warning; valid values → profit", async ({ page }) => {
  await signIn(page, "OPERATOR_ADMIN", "/internal-cashback-affiliate-calculator");
  await page.getByRole("button", { name: "Calculate step by step" }).click();
  const wizard = page.getByRole("dialog", { name: /^Affiliate Profit Calculator/ });
  await wizard.getByLabel("Wager of referred players").fill("12000");
  await wizard.getByLabel("GGR of referred players").fill("1000");
  await wizard.getByLabel("Claimed cashback").fill("1000.01");
  await expect(wizard).toContainText(
    "Referred Player's Cashback shouldn't be more than Referred Player's GGR, are you sure?",
  );
  await wizard.getByLabel("Claimed cashback").fill("0");
  for (let step = 1; step <= 4; step += 1) await wizard.getByRole("button", { name: "Next" }).click();
  await expect(wizard).toContainText("Affiliate's profit");
  await wizard.getByRole("button", { name: "Finish" }).click();
  await expect(wizard).toBeHidden();
});

test("cashback: operator manager → Claim is disabled, claim_cashback is named", async ({ page }) => {
  await signIn(page, "OPERATOR_MANAGER", "/players");
  await openDetails(page, 1, "Cashback");
  const claim = page.getByRole("button", { name: "Claim cashback" });
  await expect(claim).toHaveAttribute("aria-disabled", "true");
  await expect(claim).toHaveAccessibleDescription(/You need the permission claim_cashback/);
});
