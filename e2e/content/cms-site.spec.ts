import { expect, expectToast, settled, signIn, test } from "../fixtures.ts";
import { acknowledge } from "../lib/acknowledge.ts";

const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

test("footer item: added, moved by keyboard, deleted → kept after a reload", async ({ page }) => {
  await signIn(page, "ADMIN", "/cms/v2/footer?opId=op-nordlys");
  const about = page.getByRole("region", { name: "About" });
  await about.getByRole("button", { name: "Add item to About" }).click();
  const added = page.getByRole("dialog", { name: "Add Footer Menu Item" });
  await added.getByLabel("Title").fill("Careers");
  await added.getByLabel("URL").fill("/careers");
  await added.getByRole("button", { name: "Add item" }).click();
  await expectToast(page, "Footer has been updated successfully");
  const handle = page.getByRole("button", { name: "Move Careers" });
  await handle.focus();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("region", { name: "Help" }).getByRole("button", { name: "Move Careers" })).toBeFocused();
  await page.getByRole("button", { name: "Save order" }).click();
  await expect(page.getByRole("button", { name: "Save order" })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("region", { name: "Help" }).getByText("Careers", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Delete Careers" }).click();
  await acknowledge(page);
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete Careers" }).click();
  await expect(page.getByText("Careers")).toHaveCount(0);
});

test("file manager: two files uploaded, one deleted → list follows", async ({ page }) => {
  await signIn(page, "ADMIN", "/cms/v2/file-manager?opId=op-nordlys");
  await page.getByRole("button", { name: "Upload files" }).click();
  const dialog = page.getByRole("dialog", { name: "Upload Files" });
  await dialog.locator('input[type="file"]').setInputFiles([
    { name: "journey.png", mimeType: "image/png", buffer: PNG },
    {
      name: "journey.svg",
      mimeType: "image/svg+xml",
      buffer: Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"),
    },
    { name: "script.png", mimeType: "image/png", buffer: Buffer.from("<script>alert(1)</script>") },
  ]);
  await expect(dialog.getByText("Only (jpg,jpeg,png,webp,svg,pdf,mp4) files are allowed.")).toBeVisible();
  await dialog.getByRole("button", { name: "Remove script.png" }).click();
  await dialog.getByRole("button", { name: "Upload 2 files" }).click();
  await expectToast(page, "2 files uploaded.");
  await page.reload();
  await page
    .getByRole("searchbox", { name: /Search/ })
    .last()
    .fill("journey");
  await expect(page.getByRole("list", { name: "Files" }).getByRole("listitem")).toHaveCount(2);
  await settled(page);
  await page.getByRole("button", { name: "Delete journey.svg" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question.getByText("No page, post, block, footer or branding uses this file.")).toBeVisible();
  await acknowledge(page);
  await question.getByRole("button", { name: "Delete journey.svg" }).click();
  await expectToast(page, "File deleted.");
  await expect(page.getByRole("list", { name: "Files" }).getByRole("listitem")).toHaveCount(1);
});

test("file manager: SVG with script, handler or script URL → refused", async ({ page }) => {
  await signIn(page, "ADMIN", "/cms/v2/file-manager?opId=op-nordlys");
  await page.getByRole("button", { name: "Upload files" }).click();
  const dialog = page.getByRole("dialog", { name: "Upload Files" });
  const svg = (name: string, inside: string) => ({
    name,
    mimeType: "image/svg+xml",
    buffer: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`),
  });
  await dialog
    .locator('input[type="file"]')
    .setInputFiles([
      svg("shape.svg", '<linearGradient id="g"/><rect width="1" height="1" style="fill:red"/>'),
      svg("script.svg", '<h:script xmlns:h="http://www.w3.org/1999/xhtml">1</h:script>'),
      svg("handler.svg", '<rect\nonload="1"/>'),
      svg("link.svg", '<a href="java&#115;cript:1"/>'),
    ]);
  for (const what of ["script", "onload", "href of a"])
    await expect(dialog.getByText(`This SVG file contains ${what}, which can run or load something.`)).toBeVisible();
  await expect(dialog.getByText("Ready")).toHaveCount(1);
});

test("theme: saved → kept after a reload", async ({ page }) => {
  await signIn(page, "ADMIN", "/cms/v2/theme?opId=op-nordlys");
  await page.getByRole("textbox", { name: "Primary", exact: true }).fill("#1a7f5a");
  await page.getByRole("textbox", { name: "Corner radius" }).fill("12");
  await page.getByRole("button", { name: "Save" }).click();
  await expectToast(page, "Theme saved.");
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Primary", exact: true })).toHaveValue("#1a7f5a");
  await expect(page.getByRole("textbox", { name: "Corner radius" })).toHaveValue("12");
});

for (const path of ["/cms/branding", "/cms/v2/branding"])
  test(`branding at ${path}: saved → kept after a reload`, async ({ page }) => {
    await signIn(page, "ADMIN", `${path}?opId=op-nordlys`);
    const title = page.getByRole("textbox", { name: "Title of the site, English" });
    await title.fill("Northern journeys");
    await page.getByRole("button", { name: "Save" }).click();
    await expectToast(page, "Branding saved.");
    await page.reload();
    await expect(title).toHaveValue("Northern journeys");
  });

test("CMS v1: footer and file manager → same as in v2", async ({ page }) => {
  await signIn(page, "ADMIN", "/cms/footer?opId=op-nordlys");
  await page.getByRole("button", { name: "Add item to About" }).click();
  const added = page.getByRole("dialog", { name: "Add Footer Menu Item" });
  await added.getByLabel("Title").fill("Careers");
  await added.getByLabel("URL").fill("/careers");
  await added.getByRole("button", { name: "Add item" }).click();
  await expectToast(page, "Footer has been updated successfully");
  await page.reload();
  await expect(page.getByRole("region", { name: "About" }).getByText("Careers", { exact: true })).toBeVisible();

  await page.goto("/cms/file-manager?opId=op-nordlys");
  await page.getByRole("button", { name: "Upload files" }).click();
  const dialog = page.getByRole("dialog", { name: "Upload Files" });
  await dialog.locator('input[type="file"]').setInputFiles({ name: "voyage.png", mimeType: "image/png", buffer: PNG });
  await dialog.getByRole("button", { name: "Upload file" }).click();
  await expectToast(page, "File uploaded.");
  await page.reload();
  await expect(page.getByRole("button", { name: "Delete voyage.png" })).toBeVisible();
});

test("CMS site: operator manager → buttons are disabled, edit_cms is named", async ({ page }) => {
  await signIn(page, "OPERATOR_MANAGER", "/cms/v2/footer");
  await expect(page.getByRole("button", { name: /^Add item to/ }).first()).toHaveAccessibleDescription(
    /You need the permission edit_cms/,
  );
  await page.goto("/cms/v2/file-manager");
  await expect(page.getByRole("button", { name: "Upload files" }).first()).toHaveAttribute("aria-disabled", "true");
});
