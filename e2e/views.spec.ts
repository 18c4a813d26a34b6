import { readFileSync } from "node:fs";
import { expect, expectToast, signIn, test } from "./fixtures.ts";

const PENDING = "/withdraw/pending";

test("built-in view: selected → filters apply, menu names the view", async ({ page }) => {
  await signIn(page, "SUPER_ADMIN", PENDING);
  await page.getByRole("button", { name: "Saved views" }).click();
  await expect(page.getByRole("menuitemradio", { name: "Waiting over a day" })).toBeVisible();
  await page.getByRole("menuitemradio", { name: "Over 1,000 USD" }).click();
  await expect(page).toHaveURL(/\?amountInUSD=1000\.01\.\.&sort=createdAt$/);
  await expect(page.getByRole("button", { name: "Saved views: Over 1,000 USD" })).toBeVisible();
  await expect(page.getByRole("list", { name: "Filters set" })).toContainText("from 1,000.01 USD");
});

test("own view: saved with its search, exported, imported by a colleague", async ({ page, browser }) => {
  await signIn(page, "SUPER_ADMIN", `${PENDING}?search=a`);
  await page.getByRole("button", { name: "Saved views" }).click();
  await page.getByRole("menuitem", { name: "Save this view" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Players with a");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Saved views" }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "Save your views to a file" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("views-pending-withdrawals.json");
  const file = await download.path();
  expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ list: "Pending withdrawals" });

  const colleague = await browser.newPage();
  await signIn(colleague, "ADMIN", PENDING);
  await colleague.getByRole("button", { name: "Saved views" }).click();
  const [chooser] = await Promise.all([
    colleague.waitForEvent("filechooser"),
    colleague.getByRole("menuitem", { name: "Add views from a file…" }).click(),
  ]);
  await chooser.setFiles(file);
  await expectToast(colleague, "1 view added.");
  await colleague.getByRole("button", { name: "Saved views" }).click();
  await colleague.getByRole("menuitemradio", { name: "Players with a" }).click();
  await expect(colleague).toHaveURL(/\?search=a&sort=createdAt$/);
  await colleague.close();
});
