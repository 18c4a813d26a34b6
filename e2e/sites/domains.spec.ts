import { expect, expectToast, signIn, test } from "../fixtures.ts";

const DOMAINS = "/settings/cf-account-v2/domains?opId=op-nordlys";

test("domains as admin: filter, purge cache, delete with zone → domain is removed", async ({ page }) => {
  await signIn(page, "ADMIN", DOMAINS);
  const box = page.getByRole("searchbox", { name: "Domain" });
  await box.fill("play-nordlys.example");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/domain=play-nordlys\.example/);
  const row = page.getByRole("row", { name: /play-nordlys\.example/ });
  await row.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Purge cache" }).click();
  await page.getByRole("alertdialog", { name: "Domain Actions" }).getByRole("button", { name: "Purge cache" }).click();
  await expectToast(page, "Page cache purged.");

  await row.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Delete domain (zone)" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete domain" });
  await question.getByRole("textbox", { name: /^Type/ }).fill("play-nordlys.example");
  await question.getByRole("button", { name: "Delete play-nordlys.example" }).click();
  await expectToast(page, "Domain deleted.");
  await expect(row).toHaveCount(0);
});

test("domains: operator manager → edit_domains is named, no Actions or JSON tab", async ({ page }) => {
  await signIn(page, "OPERATOR_MANAGER", "/settings/cf-account-v2/domains");
  await expect(page.getByRole("row", { name: /\.example/ }).first()).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "AFD Profile" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "New domain" })).toHaveAccessibleDescription(/edit_domains/);
  await page
    .getByRole("row", { name: /\.example/ })
    .first()
    .click();
  const drawer = page.getByRole("dialog");
  await expect(drawer.getByRole("tab", { name: "DNS Records" })).toBeVisible();
  await expect(drawer.getByRole("tab", { name: "Actions" })).toHaveCount(0);
  await expect(drawer.getByRole("tab", { name: "JSON" })).toHaveCount(0);
  await expect(drawer.getByRole("button", { name: "Edit…" })).toHaveAccessibleDescription(/edit_domains/);
});
