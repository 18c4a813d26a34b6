import { readFileSync } from "node:fs";
import { expect, expectToast, signIn, test } from "../fixtures.ts";

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

test("own view: saved without its search, exported, imported by a colleague", async ({ page, browser }) => {
  await signIn(page, "SUPER_ADMIN", `${PENDING}?search=john%40mail.example&amountInUSD=500..`);
  await page.getByRole("button", { name: "Saved views" }).click();
  await page.getByRole("menuitem", { name: "Save this view" }).click();
  await expect(page.getByRole("dialog", { name: "Save this view" })).toContainText(/personal data: Search/);
  await page.getByRole("textbox", { name: "Name" }).fill("Over 500 USD");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Saved views" }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "Save your views to a file" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("views-pending-withdrawals.json");
  const file = await download.path();
  const text = readFileSync(file, "utf8");
  expect(JSON.parse(text)).toMatchObject({ list: "Pending withdrawals" });
  expect(text).not.toContain("john");

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
  await colleague.getByRole("menuitemradio", { name: "Over 500 USD" }).click();
  await expect(colleague).toHaveURL(/\?amountInUSD=500\.\.&sort=createdAt$/);
  await colleague.close();
});
