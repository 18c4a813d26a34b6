import { expectAccessible } from "../lib/axe.ts";
import { expect, signIn, test } from "../fixtures.ts";
import { go } from "../lib/go.ts";
import { expectNoOverflow } from "../lib/no-overflow.ts";
import { KEPT, rowsOf } from "../lib/shown.ts";

/** One page of each kind, with a selector of its content. */
const KINDS = {
  "/quick-dashboard": "main a",
  "/dashboard": "main [data-slot=stat-card]",
  "/withdraw/bank-list?limit=25": "main tr[data-row-id]",
  "/withdraw/bank-accounts?limit=25": "main tr[data-row-id]",
  "/bets?limit=25": "main tr[data-row-id]",
  "/exchange-rates": "main tr[data-row-id]",
  "/operators/op-nordlys": "main [data-slot=description-list]",
  "/withdraw/bank-list?limit=25&opId=op-nordlys&panel=bank-edit": "[role=dialog] input",
  "/nowhere": "main a",
} as const;

/** All widths. Color contrast, the slow rule, does not depend on the width: it runs in both schemes at 1280 px only. */
const VIEWS = [
  [1280, "light", []],
  [1280, "dark", []],
  [320, "light", ["color-contrast"]],
  [768, "light", ["color-contrast"]],
  [1920, "light", ["color-contrast"]],
] as const;

for (const [path, content] of Object.entries(KINDS))
  test(`accessibility: ${path} → no violations at any width, light and dark`, async ({ page }) => {
    await signIn(page, "SUPER_ADMIN", path);
    await expect(page.locator(content).first()).toBeVisible();
    for (const [width, colorScheme, without] of VIEWS)
      await test.step(`${width} pixels, ${colorScheme}`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
        await expectNoOverflow(page);
        await expectAccessible(page, { without });
      });
  });

test("accessibility: page over a kept list → no violations, kept list is hidden", async ({ page }) => {
  await signIn(page, "SUPER_ADMIN", "/withdraw/bank-list?limit=10");
  await go(page, "/bets?limit=10");
  await expect(rowsOf(page).first()).toBeVisible();
  await expect(page.locator(KEPT)).toHaveCount(1);
  await expectAccessible(page);
});
