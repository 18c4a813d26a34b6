import { expect, expectToast, signIn, test } from "../fixtures.ts";
import { rowsOf } from "../lib/shown.ts";

test("export report: requested → progress; completed → downloaded", async ({ page }) => {
  await signIn(page, "SUPER_ADMIN", "/tech-support/export-report");
  await page.getByRole("button", { name: "New report" }).click();
  const confirmation = page.getByRole("dialog", { name: "New report" });
  await confirmation.getByLabel("Report type").selectOption("KYC");
  await confirmation.getByRole("textbox", { name: /^From/ }).fill("2026-05-01T00:00");
  await confirmation.getByRole("textbox", { name: /^To/ }).fill("2026-06-01T00:00");
  await confirmation.getByRole("button", { name: "Request report" }).click();
  await expectToast(page, "The report is being prepared.");
  await expect(page.getByRole("progressbar", { name: "KYC report" })).toBeVisible();
  // A completed report has a file.
  const file = page
    .getByRole("row")
    .filter({ hasText: "Ready" })
    .first()
    .getByRole("link", { name: /CSV|XLSX/ });
  await expect(file).toHaveAttribute("href", /^\/api\/files\/reports\/.+\.(csv|xlsx)$/);
  const fetched = page.waitForEvent("download");
  await file.click();
  expect((await fetched).suggestedFilename()).toMatch(/^[a-z]+-\w{8}\.(csv|xlsx)$/);
  expect(await (await fetched).failure()).toBeNull();
});

test("app service: charts for users with the permission", async ({ page }) => {
  await signIn(page, "DEV_OPS", "/tech-support");
  await rowsOf(page).nth(0).click();
  const charts = page.getByRole("dialog", { name: "App Service Charts" });
  for (const name of ["CPU, s", "Response time, ms", "Memory, MB"])
    await expect(charts.getByText(name).first()).toBeVisible();
});
