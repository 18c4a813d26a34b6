import { ENTRIES, type Entry } from "../lib/entries.ts";
import { cutCells } from "../lib/cut-cells.ts";
import { expect, signIn, test } from "../fixtures.ts";
import { go } from "../lib/go.ts";
import { SHOWN } from "../lib/shown.ts";

/** Widths of two laptops and a large screen, in pixels. */
const WIDTHS = [1280, 1440, 1920];
/** Number of tests that share the lists, so that workers share them too. */
const TESTS = 4;

/** All pages of the platform's staff except those of one record, whose tables belong to it. */
const PAGES: readonly Entry[] = ENTRIES.filter(
  ({ address, roles }) => roles.includes("SUPER_ADMIN") && !/0{8}|op-nordlys/.test(address),
);

/** Half the usual number of rows, because each width lays out all of them. */
const withSomeRows = (address: string) => `${address}${address.includes("?") ? "&" : "?"}limit=25`;

/*
 * A column is dropped before a header, a name, a number, a date or a state is cut (packages/ui/src/table/columns). Each
 * list is opened once, at the width where the one before ended, and the window resized.
 */
for (let part = 0; part < TESTS; part += 1)
  test(`lists, part ${part + 1}: 1280, 1440 and 1920 px → no header, identity, number, date or state is cut`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await signIn(page, "SUPER_ADMIN", "/user/profile");
    const cut: string[] = [];
    let lists = 0;
    for (const { address, title } of PAGES.filter((_page, at) => at % TESTS === part)) {
      await go(page, withSomeRows(address));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await page.locator(`main:has(> [data-slot=page] > *):not(:has(${SHOWN} [aria-busy=true]))`).waitFor();
      if ((await page.locator(`${SHOWN} [data-slot=data-table]`).count()) === 0) continue;
      lists += 1;
      for (const width of page.viewportSize()?.width === WIDTHS[0] ? WIDTHS : WIDTHS.toReversed()) {
        await page.setViewportSize({ width, height: 900 });
        cut.push(...(await cutCells(page)).map((cell) => `${address} at ${width} px: ${cell}`));
      }
    }
    expect(lists).toBeGreaterThan(20);
    expect(cut).toEqual([]);
  });
