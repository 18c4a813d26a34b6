import type { Page } from "@playwright/test";
import { background } from "../lib/background.ts";
import { expect, signIn, test } from "../fixtures.ts";
import { rowsOf } from "../lib/shown.ts";

const BANKS = "/withdraw/bank-list";

/** Size of the live JavaScript objects, in bytes. */
const heap = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  await session.detach();
  return usedSize;
};

const calls = (page: Page, path: string) => {
  const seen: string[] = [];
  page.on("request", (request) => new URL(request.url()).pathname === path && seen.push(request.url()));
  return seen;
};

test("idle page: ten minutes → polling only, no redraw, no memory growth", async ({ ownPage: page, problems }) => {
  problems.allow(/WebSocket/);
  // The ten minutes pass in seconds, so code that loads once while the page is idle may arrive in any of them.
  const sent: string[] = [];
  const code: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    (pathname.startsWith("/assets/") ? code : sent).push(pathname);
  });
  await page.clock.install();
  await signIn(page, "ADMIN", BANKS);
  await expect(rowsOf(page).nth(0)).toBeVisible();
  await background(page);
  // The table renders its last rows when the browser is idle, and the first polls load their code.
  await page.keyboard.press("Shift");
  const poll = async () => {
    const answered = page.waitForResponse(/\/api\/admin\/badges/);
    await page.clock.runFor(10_000);
    await answered;
  };
  for (let step = 0; step < 6; step++) await poll();
  await page.evaluate(() => {
    const changes: string[] = [];
    Object.assign(globalThis, { changes });
    const table = document.querySelector("main")!;
    new MutationObserver((list) =>
      changes.push(...list.map((it) => (it.target as Element).outerHTML.slice(0, 200))),
    ).observe(table, { childList: true, subtree: true });
  });
  const before = { heap: await heap(page), sent: sent.length };
  for (let step = 0; step < 60; step++) await poll();
  const grown = (await heap(page)) - before.heap;
  const counts = Object.groupBy(sent.slice(before.sent), (path) => path);
  // Badges every 10 s, rates and the session every minute, a new version every ten minutes. A unit test of the shell covers eight
  // hours.
  const formula = 60 + 10 + 10 + 1;
  expect(counts["/api/admin/badges"]).toHaveLength(60);
  expect(Math.abs(sent.length - before.sent - formula), JSON.stringify(Object.keys(counts))).toBeLessThanOrEqual(2);
  expect(code, "each file once").toHaveLength(new Set(code).size);
  expect(await page.evaluate(() => (globalThis as unknown as { changes: string[] }).changes)).toEqual([]);
  expect(grown, "bytes").toBeLessThan(2_000_000);
});

test("partner: badges are never requested", async ({ ownPage: page, problems }) => {
  problems.allow(/WebSocket/);
  const badges = calls(page, "/api/admin/badges");
  await page.clock.install();
  await signIn(page, "PARTNER");
  await background(page);
  await page.clock.runFor(60_000);
  expect(badges).toEqual([]);
});
