import type { Locator, Page } from "@playwright/test";
import { acknowledge } from "../lib/acknowledge.ts";
import { byKeyboard } from "../lib/by-keyboard.ts";
import { expect, expectToast, settled, signIn, test } from "../fixtures.ts";
import { typeInList } from "../lib/type-in-list.ts";

const SLIDERS = "/cms/v2/sliders?opId=op-nordlys";

test("slides: add, reorder by keyboard, reload, delete → list follows", async ({ page }) => {
  await signIn(page, "SUPER_ADMIN", SLIDERS);
  const rows = page.getByRole("list", { name: "slides" }).getByRole("listitem");
  await expect(rows.first()).toBeVisible();
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
  await acknowledge(page);
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete Autumn" }).click();
  await expectToast(page, "Slide deleted.");
  await expect(rows).toHaveCount(before);
});

const picture = (drawer: Locator) =>
  drawer.getByRole("textbox", { name: "Picture", exact: true }).fill("/media/op-nordlys/slider-1.webp");

/**
 * One page per form of block, and the fields that a new block needs besides name and title. Cards represent all blocks
 * with a picture.
 */
const KINDS: readonly (readonly [path: string, noun: string, rest: (drawer: Locator, page: Page) => Promise<void>])[] =
  [
    ["/cms/v2/cards", "card", picture],
    [
      "/cms/v2/article",
      "article",
      (drawer) => drawer.getByRole("textbox", { name: "Text", exact: true }).fill("Long ago."),
    ],
    [
      "/cms/v2/widgets",
      "widget",
      async (drawer) => void (await drawer.getByRole("combobox", { name: "Content" }).selectOption("Jackpots")),
    ],
    [
      "/cms/v2/game-cards",
      "game card",
      async (drawer, page) => {
        await picture(drawer);
        await typeInList(page, drawer.getByRole("combobox", { name: /^Game/ }), "ro");
        await page.getByRole("option").first().click();
      },
    ],
  ];

for (const [path, noun, rest] of KINDS)
  test(`new ${noun}: added → shown after a reload`, async ({ page }) => {
    await signIn(page, "SUPER_ADMIN", `${path}?opId=op-nordlys`);
    await page.getByRole("button", { name: `New ${noun}` }).click();
    const added = page.getByRole("dialog", { name: `New ${noun}` });
    await added.getByRole("textbox", { name: "Name" }).fill("Journey");
    await added.getByRole("textbox", { name: "Title", exact: true }).fill("A journey");
    await rest(added, page);
    await added.getByRole("button", { name: `Add ${noun}` }).click();
    await expectToast(page, / added\./);
    await page.reload();
    await page.getByRole("button", { name: "Journey", exact: true }).click();
    await expect(page.getByRole("dialog").first().getByRole("textbox", { name: "Title", exact: true })).toHaveValue(
      "A journey",
    );
  });

test("cashback modal of a site: saved → kept after a reload", async ({ page }) => {
  await signIn(page, "ADMIN", "/cms/v2/modals/cashback-more?opId=op-nordlys");
  const title = page.getByRole("textbox", { name: "Title", exact: true });
  await title.fill("A journey");
  await page.getByRole("button", { name: "Save" }).click();
  await expectToast(page, "Changes saved.");
  await page.reload();
  await expect(title).toHaveValue("A journey");
});

test("login image as operator admin: saved → kept after a reload", async ({ page }) => {
  await signIn(page, "OPERATOR_ADMIN", "/cms/v2/login-image?opId=op-nordlys");
  const alt = page.getByRole("textbox", { name: "Picture description" });
  await alt.fill("A harbour at dawn");
  await page.getByRole("button", { name: "Save" }).click();
  await expectToast(page, "Changes saved.");
  await page.reload();
  await expect(alt).toHaveValue("A harbour at dawn");
});

test("CMS blocks: operator manager → read-only, edit_cms is named", async ({ page }) => {
  await signIn(page, "OPERATOR_MANAGER", SLIDERS);
  const add = page.getByRole("button", { name: "New slide" });
  await expect(add).toHaveAttribute("aria-disabled", "true");
  await expect(add).toHaveAccessibleDescription(/edit_cms/);
  await page.getByRole("list", { name: "slides" }).getByRole("listitem").first().getByRole("button").first().click();
  const shown = page.getByRole("dialog").first();
  await expect(shown.getByRole("textbox", { name: "Name" })).not.toBeEditable();
  await expect(shown.getByRole("button", { name: "Save" })).toHaveCount(0);
});
