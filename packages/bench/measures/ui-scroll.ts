import type { Page } from "playwright";

const WHEEL = 500;
const FAR = 50_000;

type Seen = { frames: number; slow: number; rows: number; far: boolean };

/**
 * Scrolls a table by 50,000 px with the mouse wheel. Returns the percentage of frames longer than 20 ms and the maximum
 * number of rows in the document.
 */
export const measureScroll = async (page: Page, row: string): Promise<{ slow: number; rows: number }> => {
  await page.mouse.move(400, 400);
  await page.evaluate(
    ([selector, far]) => {
      const seen: Seen = { frames: 0, slow: 0, rows: 0, far: false };
      const scrollers = [...document.querySelectorAll("#root *")].filter((it) => it.scrollHeight > far);
      let last = performance.now();
      const frame = (now: number) => {
        seen.frames += 1;
        if (now - last > 20) seen.slow += 1;
        last = now;
        seen.rows = Math.max(seen.rows, document.querySelectorAll(selector).length);
        seen.far = scrollers.some((it) => it.scrollTop >= far);
        if (!seen.far) requestAnimationFrame(frame);
      };
      requestAnimationFrame((now) => {
        last = now;
        requestAnimationFrame(frame);
      });
      Object.assign(globalThis, { seen });
    },
    [row, FAR] as const,
  );
  const look = () => page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
  const turn = async (times: number) => {
    for (let at = 0; at < times; at += 1) await page.mouse.wheel(0, WHEEL);
  };
  await turn(FAR / WHEEL);
  // A wheel event before the page is ready is lost.
  while (!(await look()).far) await turn(1);
  const { slow, frames, rows } = await look();
  return { slow: (slow / frames) * 100, rows };
};
