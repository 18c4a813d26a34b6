import { expect } from "@playwright/test";
import { ENTRIES } from "../lib/entries.ts";
import { expectFocusInView } from "./expect-focus-in-view.ts";
import { signIn, test } from "../fixtures.ts";
import { go } from "../lib/go.ts";
import { SHOWN } from "../lib/shown.ts";

/**
 * A window of 1280 × 1600 px at 400 % zoom is 320 × 640 px (WCAG 1.4.10). The other size is a laptop at a large zoom.
 */
const SIZES = [
  { width: 1280, height: 400 },
  { width: 320, height: 640 },
];

/*
 * `pnpm sweep`: on each page with a form, every focused control is visible (WCAG 2.4.11). `--grep "focus.*CMS"` selects
 * a part.
 */
for (const [group, entries] of Map.groupBy(ENTRIES, (entry) => entry.group))
  test(`focus in view, forms of ${group}`, async ({ page, problems }) => {
    problems.allow(/status of 404/);
    await signIn(page, "SUPER_ADMIN", "/user/profile");
    for (const { address, title } of entries.filter((entry) => entry.roles.includes("SUPER_ADMIN")))
      await test.step(address, async () => {
        await go(page, address);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
        await expect(page.locator(`${SHOWN} [aria-busy=true]`)).toHaveCount(0);
        if ((await page.locator(`${SHOWN} form`).count()) === 0) return;
        for (const size of SIZES) {
          await page.setViewportSize(size);
          await expectFocusInView(page);
        }
        await page.setViewportSize({ width: 1280, height: 900 });
      });
  });
