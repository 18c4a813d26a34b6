import type { Locator, Page } from "playwright";

/** Milliseconds that a quick user hovers before pressing, and holds the button. */
const REST = 100;
const PRESS = 80;

type Point = { x: number; y: number };
/** A way to click. */
export type Click = (page: Page, at: Point) => Promise<void>;

/** The center of an element. Measured beforehand, because measuring causes work in the page. */
export const middleOf = async (target: Locator): Promise<Point> => {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error("What the bench wants to click is not shown");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Clicks at the speed of a user. */
export const byHand: Click = async (page, { x, y }) => {
  await page.mouse.move(x, y);
  await page.waitForTimeout(REST);
  await page.mouse.down();
  await page.waitForTimeout(PRESS);
  await page.mouse.up();
};

/** Moves, presses and releases at once, so that nothing can be prepared in between. */
export const atOnce: Click = (page, { x, y }) => page.mouse.click(x, y);
