import { expect, expectToast, settled, signIn, test } from "../fixtures.ts";
import { acknowledge } from "../lib/acknowledge.ts";
import { typeInList } from "../lib/type-in-list.ts";
import { moreItem } from "../lib/more-item.ts";
import { rowsOf } from "../lib/shown.ts";

test("operator settings: affiliate fee changed → activity log shows it", async ({ page }) => {
  await signIn(page, "SUPER_ADMIN", "/operators?type=parent&search=Nordlys");
  await rowsOf(page).nth(0).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/operators\/op-nordlys/);
  await page.getByRole("tab", { name: "Settings" }).click();
  await expect(page).toHaveURL(/tab=settings/);
  await page.getByRole("textbox", { name: /^Admin fee/ }).fill("7.25");
  await expect(page.getByRole("region", { name: "Changes" }).getByRole("listitem")).toContainText("7.25");
  await page.getByRole("button", { name: "Save" }).click();
  await expectToast(page, "Affiliate and cashback settings saved.");
  await expect(page.getByRole("region", { name: "Changes" })).toHaveCount(0);

  await page.getByRole("tab", { name: "Activities" }).click();
  await page
    .getByRole("row", { name: /Changed the settings of Nordlys/ })
    .first()
    .click();
  await expect(page.getByRole("dialog").getByText("7.25")).toBeVisible();
});

test("brand moved under another operator: after a ten-second delay → listed there", async ({ page }) => {
  await signIn(page, "SUPER_ADMIN", "/operators/br-polaris");
  await expect(page.getByRole("main").getByRole("link", { name: "Nordlys" }).first()).toBeVisible();
  await page.getByRole("button", { name: "Move under a parent" }).click();
  const question = page.getByRole("alertdialog", { name: "Move Operator Under Parent" });
  await expect(question.getByRole("button", { name: /^Wait \d+s/ })).toBeVisible();
  await typeInList(page, question.getByRole("combobox", { name: /^Parent operator/ }), "Kes");
  await page.getByRole("option", { name: /^Kestrel/ }).click();
  const move = question.getByRole("button", { name: "Move under Kestrel" });
  await expect(move).not.toHaveAttribute("aria-disabled", "true");
  await move.click();
  await expectToast(page, "Polaris now belongs to Kestrel.");
  await expect(page.getByRole("main").getByRole("link", { name: "Kestrel" }).first()).toBeVisible();

  await page.goto("/operators/op-kestrel?tab=brands");
  await settled(page);
  await expect(page.getByRole("row", { name: /Polaris/ })).toBeVisible();
});

test("flow: operator admin → viewed and deleted", async ({ page }) => {
  await signIn(page, "OPERATOR_ADMIN", "/flows");
  const row = rowsOf(page).nth(0);
  const flowId = (await row.getAttribute("data-row-id"))!;
  await row.focus();
  await page.keyboard.press("Enter");
  const drawer = page.getByRole("dialog");
  await expect(drawer.getByRole("heading", { name: "Steps" })).toBeVisible();
  await (await moreItem(drawer, "Delete…")).click();
  await acknowledge(page);
  await page.getByRole("alertdialog", { name: "Delete flow" }).getByRole("button", { name: "Delete flow" }).click();
  await expectToast(page, "Flow deleted.");
  await expect(page.locator(`tr[data-row-id="${flowId}"]`)).toHaveCount(0);
});

test("settings, flows and operator: operator manager → read-only, permissions are named", async ({ page }) => {
  await signIn(page, "OPERATOR_MANAGER", "/settings/general");
  await expect(page.getByRole("main").getByText(/edit_operator_settings/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Save" })).toHaveCount(0);
  await page.goto("/flows");
  await rowsOf(page).nth(0).getByRole("button", { name: "More actions" }).click();
  await expect(page.getByRole("menuitem", { name: "Delete" })).toHaveAccessibleDescription(/edit_flows/);
  await page.keyboard.press("Escape");
  await page.goto("/operators/op-nordlys");
  await expect(page.getByRole("button", { name: "Move under a parent" })).toHaveAccessibleDescription(
    /transform_operators/,
  );
});
