import { expect, expectToast, settled, signIn, test } from "../fixtures.ts";
import { acknowledge } from "../lib/acknowledge.ts";

test("developer DNS records: DevOps → validated, added, changed, deleted", async ({ page }) => {
  await signIn(page, "DEV_OPS", "/settings/dev?opId=op-nordlys");
  await page.getByRole("button", { name: "New DNS record" }).click();
  const form = page.getByRole("dialog", { name: "Create DNS Record" });
  await form.getByRole("radio", { name: "CNAME" }).check();
  await form.getByRole("textbox", { name: /^Name/ }).fill("ab");
  await form.getByRole("textbox", { name: /^Content/ }).fill("ab");
  await form.getByRole("button", { name: "Create DNS record" }).click();
  await expect(form.getByText("Use at least 3 characters.").first()).toBeVisible();
  await form.getByRole("textbox", { name: /^Name/ }).fill("dusk.example");
  await form.getByRole("textbox", { name: /^Content/ }).fill("dusk.example.");
  await form.getByRole("button", { name: "Create DNS record" }).click();
  await expect(form.getByText("A CNAME cannot point to itself.").first()).toBeVisible();
  await form.getByRole("textbox", { name: /^Content/ }).fill("edge1.azurefd.example");
  await form.getByRole("button", { name: "Create DNS record" }).click();
  await expectToast(page, "DNS record is successfully added!");

  const row = page.getByRole("row", { name: /dusk\.example/ });
  await expect(row).toContainText("edge1.azurefd.example");
  await settled(page);
  await row.click();
  const drawer = page.getByRole("dialog", { name: "DNS record", exact: true }).filter({ hasText: "dusk.example" });
  await drawer.getByRole("textbox", { name: /^Content/ }).fill("edge2.azurefd.example");
  await drawer.getByRole("button", { name: "Save" }).click();
  await expectToast(page, "DNS record is successfully updated!");
  await expect(row).toContainText("edge2.azurefd.example");

  await settled(page);
  await row.getByRole("button", { name: "Delete" }).click();
  await acknowledge(page);
  await page
    .getByRole("alertdialog", { name: "Delete DNS record" })
    .getByRole("button", { name: "Delete dusk.example" })
    .click();
  await expectToast(page, "DNS record is successfully deleted!");
  await expect(row).toHaveCount(0);
});

test("domain DNS record: DevOps → added and deleted", async ({ page }) => {
  await signIn(page, "DEV_OPS", "/settings/cf-account-v2/domains?panel=domain-details-v2&zone=play-nordlys.example");
  const drawer = page.getByRole("dialog", { name: "Domain", exact: true }).filter({ hasText: "play-nordlys.example" });
  await drawer.getByRole("tab", { name: "DNS Records" }).click();
  await drawer.getByRole("button", { name: "Add DNS Record" }).click();
  const form = page.getByRole("dialog", { name: "Add DNS Record" });
  await form.getByRole("textbox", { name: /^Name/ }).fill("aa");
  await expect(form.getByText("It is aa.play-nordlys.example.")).toBeVisible();
  await form.getByRole("textbox", { name: /^Value/ }).fill("more than twenty-five characters");
  await form.getByRole("button", { name: "Add DNS record" }).click();
  await expectToast(page, "DNS record is successfully added!");

  const row = drawer.getByRole("row", { name: /aa\.play-nordlys\.example/ });
  await row.getByRole("button", { name: "Delete" }).click();
  await acknowledge(page);
  await page
    .getByRole("alertdialog", { name: "Delete DNS record" })
    .getByRole("button", { name: "Delete aa.play-nordlys.example" })
    .click();
  await expectToast(page, "DNS record deleted.");
  await expect(row).toHaveCount(0);
});

test("hostname DNS record: DevOps → added", async ({ page }) => {
  await signIn(page, "DEV_OPS", "/settings/hostnames?opId=op-nordlys");
  await page
    .getByRole("row", { name: /\.example/ })
    .first()
    .click();
  const drawer = page.getByRole("dialog");
  await drawer.getByRole("tab", { name: "DNS Records" }).click();
  await drawer.getByRole("button", { name: "Add DNS Record" }).click();
  const form = page.getByRole("dialog", { name: "Add DNS Record" });
  await form.getByRole("textbox", { name: /^Name/ }).fill("proof");
  await form.getByRole("textbox", { name: /^Value/ }).fill("it works");
  await form.getByRole("button", { name: "Add DNS record" }).click();
  await expectToast(page, "DNS record is successfully added!");
  await expect(drawer.getByRole("row", { name: /^proof\./ })).toBeVisible();
});

test("domain DNS records: operator manager → read-only", async ({ page }) => {
  await signIn(page, "OPERATOR_MANAGER", "/settings/cf-account-v2/domains");
  await page
    .getByRole("row", { name: /\.example/ })
    .first()
    .click();
  const drawer = page.getByRole("dialog");
  await drawer.getByRole("tab", { name: "DNS Records" }).click();
  await expect(drawer.getByRole("button", { name: "Add DNS Record" })).toHaveAccessibleDescription(/edit_domains/);
  await page.goto("/settings/dev");
  await expect(page.getByText("view_dns_records")).toBeVisible();
});
