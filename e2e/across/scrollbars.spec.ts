import { testChromium } from "../../scripts/lib/chromium.ts";
import { expect, signIn, test } from "../fixtures.ts";
import { go } from "../lib/go.ts";
import { expectNoOverflow } from "../lib/no-overflow.ts";
import { rowsOf } from "../lib/shown.ts";

// Scrollbars that take up space, as on Windows and in Firefox. Playwright hides them by default.
test.use({ launchOptions: { ...testChromium({ shortLived: true }), ignoreDefaultArgs: ["--hide-scrollbars"] } });

test("classic scrollbars: menu group opens → menu width is unchanged", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1400 });
  await signIn(page, "SUPER_ADMIN", "/quick-dashboard");
  const menu = page.getByRole("navigation", { name: "Main" });
  const groups = menu.locator("button[aria-expanded]");
  const first = groups.first();
  const hidden = () => menu.evaluate((it) => it.scrollHeight - it.clientHeight);
  expect(await hidden()).toBe(0);
  const before = await first.boundingBox();
  for (const group of await groups.all())
    if ((await group.getAttribute("aria-expanded")) === "false") await group.click();
  await expect.poll(hidden).toBeGreaterThan(0);
  expect((await first.boundingBox())?.width).toBe(before?.width);
});

test("classic scrollbars: table of a report → no horizontal scrolling", async ({ page }) => {
  // With overlay scrollbars the table has the 1040 px that it asks for; here it has 1025 px.
  await page.setViewportSize({ width: 1345, height: 700 });
  await signIn(page, "SUPER_ADMIN", "/reports/games");
  await rowsOf(page).first().waitFor();
  const takesRoom = await page.locator("main").evaluate((it) => it.getBoundingClientRect().width > it.clientWidth);
  const hidden = await page.locator("[data-slot=table-scroller]").evaluate((it) => it.scrollWidth - it.clientWidth);
  expect([takesRoom, hidden]).toEqual([true, 0]);
});

test("classic scrollbars: pages → not wider than the window", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 600 });
  await signIn(page, "SUPER_ADMIN", "/quick-dashboard");
  await expectNoOverflow(page);
  for (const address of ["/withdraw/bank-list", "/players", "/reports/games", "/deposit/list", "/settings/admins"]) {
    await go(page, address);
    await rowsOf(page).first().waitFor();
    await expectNoOverflow(page);
  }
});
