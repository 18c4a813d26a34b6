import { expect, expectToast, signIn, test } from "./fixtures.ts";

const DOMAINS = "/settings/cf-account-v2/domains?opId=op-nordlys";

test("DevOps adds an account and a domain in it, and gives its name servers to the registrar", async ({ page }) => {
  const key = "v1.0-canary-of-the-key";
  await signIn(page, "DEV_OPS", DOMAINS);
  await page.getByRole("button", { name: "Add Cloudflare Account" }).click();
  const account = page.getByRole("dialog", { name: "Add Cloudflare Account" });
  await account.getByRole("textbox", { name: /^Title/ }).fill("Nordlys autumn");
  await account.getByRole("textbox", { name: /^Account ID/ }).fill("51aa07c2");
  await account.getByLabel(/^API key/).fill(key);
  expect(page.url()).not.toContain("canary");
  await account.getByRole("button", { name: "Add Cloudflare account" }).click();
  await expectToast(page, "CF account is successfully added!");

  await page.getByRole("button", { name: "New domain" }).click();
  const form = page.getByRole("dialog", { name: "Add domain" });
  await form.getByRole("textbox", { name: /^Domain/ }).fill("https://dusk.example");
  await form.getByRole("button", { name: "Add domain" }).click();
  await expect(form.getByText("CF account field is required").first()).toBeVisible();
  await expect(form.getByText(/Leave out the protocol/).first()).toBeVisible();
  await form.getByRole("textbox", { name: /^Domain/ }).fill("dusk.example");
  await form.getByRole("combobox", { name: /^Cloud account/ }).click();
  await page.getByRole("option", { name: /^Nordlys autumn/ }).click();
  await form.getByRole("button", { name: "Add domain" }).click();

  const progress = page.getByRole("alertdialog", { name: "Add dusk.example" });
  await expect(progress.getByText(/^Domain is successfully added! Update the DNS settings/)).toBeVisible();
  await expect(progress.getByRole("button", { name: /^Copy \S+\.cloudflare\.example$/ })).toHaveCount(2);
  await progress.getByRole("button", { name: "Close" }).click();
  await expect(page).toHaveURL(/domain=dusk\.example/);
  await page.getByRole("row", { name: /dusk\.example/ }).click();
  const drawer = page.getByRole("dialog", { name: "dusk.example" });
  await expect(drawer.getByText("Front door is not set up completely")).toBeVisible();
  await drawer.getByRole("button", { name: "Force Refresh" }).click();
  await expectToast(page, "Read anew from Cloudflare and front door.");
  await expect(page.locator("html")).not.toContainText(key);
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]),
  );
  expect(kept).not.toContain("canary");
});

test("an admin finds a domain by the keyboard, purges its cache, and deletes another with its zone", async ({
  page,
}) => {
  await signIn(page, "ADMIN", DOMAINS);
  const box = page.getByRole("searchbox", { name: "Domain" });
  await box.fill("play-nordlys.example");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/domain=play-nordlys\.example/);
  const row = page.getByRole("row", { name: /play-nordlys\.example/ });
  await row.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Purge cache" }).click();
  await page.getByRole("alertdialog", { name: "Domain Actions" }).getByRole("button", { name: "Purge cache" }).click();
  await expectToast(page, "Cache of the pages purged.");

  await row.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Delete domain (zone)" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete domain" });
  await question.getByRole("textbox", { name: /^Type/ }).fill("play-nordlys.example");
  await question.getByRole("button", { name: "Delete play-nordlys.example" }).click();
  await expectToast(page, "Domain deleted.");
  await expect(row).toHaveCount(0);
});

test("an operator manager looks at domains, and is told what may not be done", async ({ page }) => {
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
