import { byKeyboard } from "../lib/by-keyboard.ts";
import { acknowledge } from "../lib/acknowledge.ts";
import { expect, expectToast, settled, signIn, test } from "../fixtures.ts";
import { moreItem } from "../lib/more-item.ts";
import { rowsOf } from "../lib/shown.ts";

const NORDLYS = "?opId=op-nordlys";

/**
 * Two of the six kinds of entries, which share list, drawer and calls: one with text, one with a picture and a link.
 */
const PAGES = [
  ["/cms/pages", "page"],
  ["/cms/banners", "banner"],
] as const;

for (const [path, noun] of PAGES)
  test(`CMS v1 ${noun}: added, edited, deleted → kept after reloads`, async ({ page }) => {
    await signIn(page, "SUPER_ADMIN", path + NORDLYS);
    await page.getByRole("button", { name: `New ${noun}` }).click();
    const Noun = noun.charAt(0).toUpperCase() + noun.slice(1);
    const added = page.getByRole("dialog", { name: `New ${noun}` });
    await added.getByRole("textbox", { name: /^Key/ }).fill("journey");
    await added.getByRole("textbox", { name: /^Title/ }).fill("A journey");
    await added.getByRole("button", { name: `Add ${noun}` }).click();
    await expectToast(page, `${Noun} added.`);
    await page.reload();
    await settled(page);
    await page.getByRole("row").filter({ hasText: "A journey" }).click();

    const drawer = page.getByRole("dialog").first();
    const title = drawer.getByRole("textbox", { name: /^Title/ });
    await expect(title).toHaveValue("A journey");
    await title.fill("The way home");
    await drawer.getByRole("radio", { name: "Published" }).click();
    await drawer.getByRole("tab", { name: /Swedish/ }).click();
    await drawer.getByRole("button", { name: "Copy from…" }).click();
    await page.getByRole("menuitem", { name: "English" }).click();
    await title.fill("Vägen hem");
    await drawer.getByRole("button", { name: "Save" }).click();
    await expectToast(page, "Changes saved.");
    await page.reload();
    await settled(page);
    const row = page.getByRole("row").filter({ hasText: "The way home" });
    await expect(row.getByText("Published")).toBeVisible();
    await row.click();
    await drawer.getByRole("tab", { name: /Swedish/ }).click();
    await expect(title).toHaveValue("Vägen hem");

    await (await moreItem(drawer, "Delete…")).click();
    await acknowledge(page);
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete journey" }).click();
    await expectToast(page, `${Noun} deleted.`);
    await expect(row).toHaveCount(0);
  });

test("CMS v1 menu: child item added, reordered by keyboard → kept after a reload", async ({ page, problems }) => {
  // An entry with children cannot be deleted.
  problems.allow(/status of 400/);
  await signIn(page, "OPERATOR_ADMIN", `/cms/menus${NORDLYS}`);
  const rows = page.getByRole("list", { name: "menu items" }).getByRole("listitem");
  await page.getByRole("button", { name: "More actions: Sports" }).click();
  await page.getByRole("menuitem", { name: "Add sub-item" }).click();
  const added = page.getByRole("dialog", { name: "New menu item" });
  await added.getByRole("textbox", { name: /^Key/ }).fill("football");
  await added.getByRole("textbox", { name: /^Title/ }).fill("Football");
  await added.getByRole("textbox", { name: "Link" }).fill("/sports/football");
  await added.getByRole("button", { name: "Add menu item" }).click();
  await expectToast(page, "Menu item added.");
  await expect(rows.nth(3)).toContainText("Football");

  await settled(page);
  const hands = byKeyboard(page);
  await hands.reach(page.getByRole("button", { name: "Sports", exact: true }));
  await hands.press("Alt+ArrowUp");
  await expect(rows.first()).toContainText("Sports");
  await hands.take(page.getByRole("button", { name: "Save order" }));
  await expectToast(page, "Order saved.");
  await page.reload();
  await expect(rows.nth(1)).toContainText("football · under Sports");

  // Sports now has a child item.
  await page.getByRole("button", { name: "More actions: Sports" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await acknowledge(page);
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete sports" }).click();
  await expect(page.getByText("This entry has child entries. Move or delete them first.")).toBeVisible();
});

test("CMS v1 menu search: fast typing among 200 items → searches the full text", async ({ page, site }) => {
  const { entries } = site.backend!.db.cmsV1;
  const casino = [...entries.values()].find(
    ({ opId, kind, key }) => `${opId} ${kind} ${key}` === "op-nordlys MENU casino",
  )!;
  for (let at = 5; at <= 200; at += 1) {
    const content = { en: { title: `Item ${at}`, url: `/item/${at}` } };
    const id = `00000000-0000-4000-8000-${String(at).padStart(12, "0")}`;
    entries.set(id, { ...casino, id, key: `item-${at}`, order: at, content });
  }
  await signIn(page, "OPERATOR_ADMIN", `/cms/menus${NORDLYS}`);
  const rows = page.getByRole("list", { name: "menu items" }).getByRole("listitem");
  await expect(rows).toHaveCount(200);
  const search = page.getByRole("searchbox", { name: "Search the menu" });
  await search.focus();
  await page.keyboard.type("item/199");
  await expect(search).toHaveValue("item/199");
  await expect(rows).toHaveText([/Item 199/]);
});

test("new banner: reload with unsaved text → restorable", async ({ page }) => {
  await signIn(page, "ADMIN", `/cms/banners${NORDLYS}&panel=cms-entry&newEntry=BANNER`);
  const drawer = page.getByRole("dialog", { name: "New banner" });
  await drawer.getByRole("textbox", { name: "Link" }).fill("/an-hour-of-work");
  await expect
    .poll(() => page.evaluate(() => Object.values(localStorage).some((it) => String(it).includes("an-hour-of-work"))))
    .toBe(true);
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await drawer.getByRole("button", { name: "Restore" }).click();
  await expect(drawer.getByRole("textbox", { name: "Link" })).toHaveValue("/an-hour-of-work");
});

test("CMS v1 pages: operator manager → read-only, edit_cms is named", async ({ page }) => {
  await signIn(page, "OPERATOR_MANAGER", "/cms/pages");
  await expect(page.getByRole("button", { name: "New page" })).toHaveAccessibleDescription(/edit_cms/);
  await rowsOf(page).nth(0).click();
  const drawer = page.getByRole("dialog").first();
  await expect(drawer.getByRole("textbox", { name: /^Key/ })).not.toBeEditable();
  await expect(drawer.getByRole("button", { name: "Save" })).toHaveCount(0);
});
