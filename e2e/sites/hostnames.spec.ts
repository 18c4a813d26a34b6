import { expect, expectToast, signIn, test } from "../fixtures.ts";
import { acknowledge } from "../lib/acknowledge.ts";

test("hostname: DevOps → added, synced, DNS records refreshed, deleted", async ({ page }) => {
  await signIn(page, "DEV_OPS", "/settings/hostnames?opId=op-nordlys");
  await page.getByRole("button", { name: "New hostname" }).click();
  const form = page.getByRole("dialog", { name: "New hostname" });
  await form.getByRole("button", { name: "Add hostname" }).click();
  await expectToast(page, "CF account code and Hostname are required");
  await form.getByRole("textbox", { name: /^Hostname/ }).fill("dusk.nordlys.example");
  await form.getByRole("combobox", { name: /^CF account code/ }).click();
  await page.getByRole("option", { name: "SAAS-NORDLYS-1" }).click();
  await form.getByRole("button", { name: "Add hostname" }).click();
  await expectToast(page, "Hostname is added successfully!");

  const row = page.getByRole("row", { name: /dusk\.nordlys\.example/ });
  await expect(row).toContainText("Pending");
  await row.getByRole("button", { name: "Sync status" }).click();
  await expectToast(page, "dusk.nordlys.example synced.");
  await expect(row).not.toContainText("Pending");

  await row.getByRole("button", { name: "Details" }).click();
  const drawer = page
    .getByRole("dialog", { name: "Hostname", exact: true })
    .filter({ hasText: "dusk.nordlys.example" });
  await drawer.getByRole("tab", { name: "DNS Records" }).click();
  await expect(page).toHaveURL(/[?&]tab=dns(&|$)/);
  await drawer.getByRole("button", { name: "Refresh" }).click();
  await expectToast(page, "DNS records synced from Cloudflare.");
  await page.reload();
  await expect(drawer.getByRole("tab", { name: "DNS Records", selected: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).not.toHaveURL(/[?&]tab=/);

  await row.getByRole("button", { name: "Delete" }).click();
  await acknowledge(page);
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete dusk.nordlys.example" }).click();
  await expectToast(page, "Hostname deleted.");
  await expect(row).toHaveCount(0);
});

test("SaaS zone as DevOps: added as default → only default, token is not shown", async ({ page }) => {
  await signIn(page, "DEV_OPS", "/settings/cf-saas-zones?opId=op-nordlys");
  await page.getByRole("button", { name: "New SaaS zone" }).click();
  const form = page.getByRole("dialog", { name: "New SaaS zone" });
  await form.getByRole("textbox", { name: /^Domain/ }).fill("saas-dusk.example");
  await form.getByRole("textbox", { name: /^Zone ID/ }).fill("51aa07c2");
  await form.getByLabel(/^API token/).fill("v1.0-canary-of-the-token");
  await form.getByRole("switch", { name: /^Default/ }).click();
  await form.getByRole("button", { name: "Add SaaS zone" }).click();
  await expectToast(page, "CF SaaS Zone is added successfully!");
  await expect(page.getByRole("row", { name: /saas-dusk\.example/ })).toContainText("Yes");
  await expect(page.getByRole("row", { name: /saas-nordlys\.example/ })).not.toContainText("Yes");
  await expect(page.locator("html")).not.toContainText("canary");
});

test("hostnames: operator manager → read-only, edit_hostnames is named", async ({ page }) => {
  await signIn(page, "OPERATOR_MANAGER", "/settings/hostnames");
  const row = page.getByRole("row", { name: /\.example/ }).first();
  await expect(row).toBeVisible();
  await expect(row.getByRole("button", { name: "Delete" })).toHaveAccessibleDescription(/edit_hostnames/);
  await expect(page.getByRole("button", { name: "New hostname" })).toHaveAccessibleDescription(/edit_hostnames/);
});
