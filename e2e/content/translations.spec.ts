import { expect, expectToast, signIn, test } from "../fixtures.ts";
import { acknowledge } from "../lib/acknowledge.ts";
import { moreItem } from "../lib/more-item.ts";
import { rowsOf } from "../lib/shown.ts";

test("translation: added, translated into Persian right to left, deleted", async ({ page, problems }) => {
  // A new key is looked up first and is not found.
  problems.allow(/status of 404.*dictionary\/show/);
  await signIn(page, "SUPER_ADMIN", "/settings/translation");
  await page.getByRole("button", { name: "New translation" }).click();
  const added = page.getByRole("dialog", { name: "Create Translation" });
  await added.getByLabel("Key").fill("journey.title");
  await added.getByRole("textbox", { name: /English/ }).fill("Journey");
  await added.getByRole("button", { name: "Add translation" }).click();
  await expectToast(page, "Translation saved.");
  await page.goto("/settings/translation?search=journey.title&missingLanguage=fa");
  await rowsOf(page).nth(0).click();
  const edited = page.getByRole("dialog", { name: "Edit Translation" });
  await expect(edited.getByText("12 of 13 languages missing")).toBeVisible();
  const persian = edited.getByRole("textbox", { name: /Persian/ });
  await expect(persian).toHaveAttribute("dir", "rtl");
  await persian.fill("سفر");
  await edited.getByRole("button", { name: "Save" }).click();
  // The Persian translation is no longer missing.
  await expect(page.getByRole("row", { name: /journey\.title/ })).toHaveCount(0);
  await page.goto("/settings/translation?search=journey.title");
  await rowsOf(page).nth(0).click();
  await (await moreItem(page.getByRole("dialog"), "Delete…")).click();
  await acknowledge(page);
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete journey.title" }).click();
  await expectToast(page, "Translation deleted.");
});

test("translation: operator admin → own languages, Delete is disabled", async ({ page }) => {
  await signIn(page, "OPERATOR_ADMIN", "/settings/translation");
  await rowsOf(page).nth(0).click();
  const edited = page.getByRole("dialog", { name: "Edit Translation" });
  await expect(edited.getByRole("textbox", { name: /English/ })).toBeEditable();
  await expect(edited.getByRole("textbox", { name: /Japanese/ })).toHaveCount(0);
  const remove = await moreItem(edited, "Delete…");
  await expect(remove).toHaveAttribute("aria-disabled", "true");
  await expect(remove).toHaveAccessibleDescription(/You need the permission delete_translations/);
});
