import { expect, expectToast, settled, signIn, test } from "../fixtures.ts";
import { acknowledge } from "../lib/acknowledge.ts";
import { moreItem } from "../lib/more-item.ts";

const DOMAINS = "/settings/domains";

test("custom domain as DevOps: created, validated, served → deletion refused", async ({ page, problems }) => {
  // A domain that an endpoint serves cannot be deleted.
  problems.allow(/status of 400/);
  await signIn(page, "DEV_OPS", DOMAINS);
  await page.getByRole("button", { name: "New custom domain" }).click();
  const form = page.getByRole("dialog", { name: "Create Custom Domain" });
  const box = form.getByRole("textbox", { name: /^Domain/ });
  await box.fill("https://play.dusk.example");
  await form.getByRole("button", { name: "Create custom domain" }).click();
  await expect(form.getByText(/without a protocol/).first()).toBeVisible();
  await box.fill("play.dusk.example");
  await form.getByRole("button", { name: "Create custom domain" }).click();
  await expectToast(page, /Custom domain is created\. Please copy the verification title/);
  await expect(form.getByText("_dnsauth.play.dusk.example")).toBeVisible();
  await expect(form.getByRole("button", { name: "Copy verification token" })).toBeVisible();
  await form.getByRole("button", { name: "Close" }).last().click();
  await settled(page);

  await page.getByRole("row", { name: /play\.dusk\.example/ }).click();
  const drawer = page.getByRole("dialog", { name: "AFD Domain Details" });
  await expect(drawer.getByText("_dnsauth.play.dusk.example")).toBeVisible();
  await expect(drawer.getByRole("button", { name: "Save" })).toHaveAccessibleDescription(/cannot be changed/);
  // Front Door takes some seconds per step.
  await expect(async () => {
    await drawer.getByRole("button", { name: "Refresh" }).click();
    await expect(drawer.getByText("ppf-1")).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(drawer.getByText("Approved")).toBeVisible();
  await (await moreItem(drawer, "Delete Record")).click();
  const question = page.getByRole("alertdialog", { name: "Delete custom domain" });
  await acknowledge(page);
  await question.getByRole("button", { name: "Delete play-dusk-example" }).click();
  await expectToast(page, "Unable to delete custom domain. It can be still associated with some endpoints.");
});

test("Front Door profile as DevOps: created as default → only default", async ({ page }) => {
  await signIn(page, "DEV_OPS", "/settings/cf-account-v2/afds");
  await page.getByRole("button", { name: "New AFD profile" }).click();
  const form = page.getByRole("dialog", { name: "Create AFD Profile" });
  for (const [name, text] of [
    [/^Title/, "Dusk"],
    [/^Resource group/, "rg-edge-dusk"],
    [/^Profile name/, "afd-prod-dusk"],
    [/^Managed identity/, "1f7c2e9a-4b6d-4f80-9a1c-3d5e7f9b1c2d"],
  ] as const)
    await form.getByRole("textbox", { name }).fill(text);
  await form.getByRole("switch", { name: /^Default/ }).click();
  await form.getByRole("button", { name: "Create AFD profile" }).click();
  await expectToast(page, "AFD profile created.");
  await expect(page.getByRole("row", { name: /afd-prod-dusk DEFAULT/ })).toBeVisible();
  await expect(page.getByText("DEFAULT", { exact: true })).toHaveCount(1);
});

test("notify crawlers as operator admin: foreign URL → validation error; own URL → sent", async ({ page }) => {
  await signIn(page, "OPERATOR_ADMIN", "/settings/cf-account-v2/domains");
  const row = page.getByRole("row", { name: /\.example/ }).first();
  await row.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Notify crawlers" }).click();
  const form = page.getByRole("dialog", { name: "Notify Crawlers" });
  const domain = await form.getByRole("textbox", { name: /^Domain/ }).inputValue();
  await form.getByLabel("Address 1", { exact: true }).fill("https://evil.example/");
  await form.getByRole("button", { name: "Notify crawlers" }).click();
  await expect(form.getByText(`https://evil.example/ is not an address of ${domain}.`).first()).toBeVisible();
  await form.getByLabel("Address 1", { exact: true }).fill(`https://${domain}/promotions`);
  await form.getByRole("button", { name: "Notify crawlers" }).click();
  await expectToast(page, "Crawlers notified.");
});

test("Front Door: DevOps may not notify crawlers, operator admin may not view custom domains", async ({ page }) => {
  await signIn(page, "DEV_OPS", "/settings/cf-account-v2/domains");
  await expect(page.getByRole("button", { name: "Notify crawlers" })).toHaveAccessibleDescription(/notify_crawlers/);
  await page.context().clearCookies();
  await signIn(page, "OPERATOR_ADMIN", DOMAINS);
  await expect(page.getByText("view_front_door")).toBeVisible();
  await expect(page.getByRole("button", { name: "New custom domain" })).toHaveCount(0);
});
