import { byKeyboard } from "./by-keyboard.ts";
import { expect, expectToast, settled, signIn, test } from "./fixtures.ts";

const SLIDERS = "/cms/v2/sliders?opId=op-nordlys";

test("a slide is added, put first by keys, is there after a reload, and deleted", async ({ page }) => {
  await signIn(page, "SUPER_ADMIN", SLIDERS);
  const rows = page.getByRole("list", { name: "slides" }).getByRole("listitem");
  const before = await rows.count();
  await page.getByRole("button", { name: "New slide" }).click();
  const added = page.getByRole("dialog", { name: "New slide" });
  await added.getByRole("textbox", { name: "Name" }).fill("Autumn");
  await added.getByRole("textbox", { name: "Title", exact: true }).fill("Autumn is here");
  await added.getByRole("textbox", { name: "Picture", exact: true }).fill("/media/op-nordlys/slider-1.webp");
  await expect(added.getByRole("figure", { name: "Preview, English" })).toContainText("Autumn is here");
  await added.getByRole("button", { name: "Add slide" }).click();
  await expectToast(page, "Slide added.");
  await expect(rows.nth(before)).toContainText("Autumn");

  await settled(page);
  const hands = byKeyboard(page);
  await hands.reach(page.getByRole("button", { name: "Autumn", exact: true }));
  for (let place = before; place > 0; place -= 1) await hands.press("Alt+ArrowUp");
  await expect(rows.first()).toContainText("Autumn");
  await hands.take(page.getByRole("button", { name: "Save order" }));
  await expectToast(page, "Order saved.");
  await page.reload();
  await expect(rows.first()).toContainText("Autumn");

  await page.getByRole("button", { name: "More actions: Autumn" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete Autumn" }).click();
  await expectToast(page, "Autumn is deleted.");
  await expect(rows).toHaveCount(before);
});

test("an operator's admin saves the login image of the site", async ({ page }) => {
  await signIn(page, "OPERATOR_ADMIN", "/cms/v2/login-image?opId=op-nordlys");
  const alt = page.getByRole("textbox", { name: "What the picture shows" });
  await alt.fill("A harbour at dawn");
  await page.getByRole("button", { name: "Save" }).click();
  await expectToast(page, "Changes saved.");
  await page.reload();
  await expect(alt).toHaveValue("A harbour at dawn");
});

test("an operator's manager looks, and reads which right changes take", async ({ page }) => {
  await signIn(page, "OPERATOR_MANAGER", SLIDERS);
  const add = page.getByRole("button", { name: "New slide" });
  await expect(add).toHaveAttribute("aria-disabled", "true");
  await expect(add).toHaveAccessibleDescription(/edit_cms/);
  await page.getByRole("list", { name: "slides" }).getByRole("listitem").first().getByRole("button").first().click();
  const shown = page.getByRole("dialog").first();
  await expect(shown.getByRole("textbox", { name: "Name" })).not.toBeEditable();
  await expect(shown.getByRole("button", { name: "Save" })).toHaveCount(0);
});
