import type { Page } from "@playwright/test";
import { background } from "./background.ts";
import { expect, signIn, test } from "./fixtures.ts";

const BANKS = "/withdraw/bank-list";

const calls = (page: Page, path: string) => {
  const seen: string[] = [];
  page.on("request", (request) => new URL(request.url()).pathname === path && seen.push(request.url()));
  return seen;
};
test("badges are read every 10 seconds and rates every 60, without drawing the table again", async ({
  page,
  problems,
}) => {
  problems.allow(/WebSocket/);
  const [badges, rates] = [calls(page, "/api/admin/badges"), calls(page, "/api/rates")];
  await page.clock.install();
  await signIn(page, "ADMIN", BANKS);
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  await background(page);
  // The table draws its last rows when the browser has time.
  await page.clock.runFor(2000);
  await page.evaluate(() => {
    const changes: string[] = [];
    Object.assign(globalThis, { changes });
    const table = document.querySelector("main")!;
    new MutationObserver((list) =>
      changes.push(...list.map((it) => (it.target as Element).outerHTML.slice(0, 200))),
    ).observe(table, { childList: true, subtree: true });
  });
  const before = badges.length;
  for (let step = 1; step <= 6; step++) {
    await page.clock.runFor(10_000);
    await expect.poll(() => badges.length - before).toBeGreaterThanOrEqual(step);
  }
  await expect.poll(() => rates.length).toBeGreaterThanOrEqual(1);
  expect(badges.length - before).toBeLessThanOrEqual(8);
  expect(await page.evaluate(() => (globalThis as unknown as { changes: string[] }).changes)).toEqual([]);
});

test("a partner's badges are never read", async ({ page, problems }) => {
  problems.allow(/WebSocket/);
  const badges = calls(page, "/api/admin/badges");
  await page.clock.install();
  await signIn(page, "PARTNER");
  await background(page);
  await page.clock.runFor(60_000);
  expect(badges).toEqual([]);
});
