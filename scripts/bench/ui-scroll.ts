import type { Page } from "playwright";

const WHEEL = 500;
const TURNS = 100;

/** How many frames took longer than 20 ms while the wheel turned 50,000 px over a table, and the most rows there were. */
export const measureScroll = async (page: Page, row: string): Promise<{ slow: number; rows: number }> => {
  await page.mouse.move(400, 400);
  await page.evaluate((selector) => {
    const seen = { slow: 0, rows: 0, going: true };
    let last = performance.now();
    const frame = (now: number) => {
      if (now - last > 20) seen.slow += 1;
      last = now;
      seen.rows = Math.max(seen.rows, document.querySelectorAll(selector).length);
      if (seen.going) requestAnimationFrame(frame);
    };
    requestAnimationFrame((now) => {
      last = now;
      requestAnimationFrame(frame);
    });
    Object.assign(globalThis, { seen });
  }, row);
  for (let turn = 0; turn < TURNS; turn += 1) await page.mouse.wheel(0, WHEEL);
  return page.evaluate(() => {
    const { seen } = globalThis as unknown as { seen: { slow: number; rows: number; going: boolean } };
    seen.going = false;
    return { slow: seen.slow, rows: seen.rows };
  });
};
