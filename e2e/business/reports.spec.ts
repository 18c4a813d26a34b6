import { expect, settled, signIn, test } from "../fixtures.ts";
import { rowsOf } from "../lib/shown.ts";

test("report: last week compared, exported, figure leads to its list", async ({ page }) => {
  await signIn(page, "ADMIN", "/reports/transaction-operator");
  await rowsOf(page).first().waitFor();
  const shown = page.locator("[data-slot=shown-period]");
  await expect(shown).toContainText(/until now \(.+\), compared with/);
  await page.getByRole("button", { name: "Period: This month" }).click();
  await page.getByRole("button", { name: "Last week" }).click();
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(page).toHaveURL(/period=LAST_WEEK/);
  await settled(page);
  await expect(shown).not.toContainText("until now");

  const deposits = page.getByRole("region", { name: "Deposits", exact: true });
  await expect(deposits).toContainText(/from \d/);
  await expect(page.locator("[data-slot=totals]")).toContainText("Total");

  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export" }).click();
  const dialog = page.getByRole("dialog", { name: /^Export/ });
  await dialog.getByRole("button", { name: "Export" }).click();
  expect((await downloading).suggestedFilename()).toMatch(/\.csv$/);
  await page.keyboard.press("Escape");

  const first = rowsOf(page).first();
  const opId = (await first.getAttribute("data-row-id"))!;
  const count = Number(await first.locator('[data-column="depositCount"]').innerText());
  await first.locator('[data-column="depositInUSD"] a').click();
  await expect(page).toHaveURL(/\/deposit\/list\?/);
  const params = Object.fromEntries(new URL(page.url()).searchParams);
  expect(params).toMatchObject({ opId, period: "LAST_WEEK", status: "CONFIRMED" });
  await expect(rowsOf(page)).toHaveCount(Math.min(count, 50));
});

test("report bars: the highest named with their figures; hidden → stays hidden after a reload", async ({ page }) => {
  await signIn(page, "OPERATOR_ADMIN", "/reports/game-providers?chart=shown&period=LAST_MONTH");
  const bars = page.getByRole("region", { name: "GGR by provider" });
  await expect(bars.getByRole("listitem").first()).toContainText(/\d$/);
  await page.getByRole("button", { name: "Chart", exact: true }).click();
  await expect(bars).toHaveCount(0);
  await page.reload();
  await rowsOf(page).first().waitFor();
  await expect(bars).toHaveCount(0);
});

test("reports: operator manager → no billing or risk reports, no export", async ({ page }) => {
  await signIn(page, "OPERATOR_MANAGER", "/reports/billing-invoice-ggr");
  await expect(page.getByText("view_billing_reports")).toBeVisible();
  await page.goto("/reports/risk-management");
  await expect(page.getByText("view_risk_reports")).toBeVisible();
  await page.goto("/reports/transactions");
  await rowsOf(page).first().waitFor();
  await expect(page.getByRole("button", { name: "Export" })).toHaveCount(0);
});
