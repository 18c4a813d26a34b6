import type { Page } from "@playwright/test";
import { background } from "./background.ts";
import { expect, signIn, test } from "./fixtures.ts";

const BANKS = "/withdraw/bank-list";

/** Bytes of script objects that are still in use. */
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
test("ten idle minutes send what the polling says, draw no table again and keep no memory", async ({
  page,
  problems,
}) => {
  problems.allow(/WebSocket/);
  const [badges, rates] = [calls(page, "/api/admin/badges"), calls(page, "/api/rates")];
  await page.clock.install();
  await signIn(page, "ADMIN", BANKS);
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  await background(page);
  // The table draws its last rows when the browser has time, and the first polls load their code.
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
  const before = { heap: await heap(page), badges: badges.length, rates: rates.length };
  for (let step = 0; step < 60; step++) await poll();
  const grown = (await heap(page)) - before.heap;
  expect(badges.length - before.badges).toBe(60);
  expect(rates.length - before.rates).toBeGreaterThanOrEqual(9);
  expect(rates.length - before.rates).toBeLessThanOrEqual(11);
  expect(await page.evaluate(() => (globalThis as unknown as { changes: string[] }).changes)).toEqual([]);
  expect(grown, "bytes").toBeLessThan(1_000_000);
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
