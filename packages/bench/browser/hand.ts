import type { Locator, Page } from "playwright";

/** Milliseconds that a quick hand rests on something before it presses, and that it presses. */
const REST = 100;
const PRESS = 80;

type Point = { x: number; y: number };
/** A way to click. */
export type Click = (page: Page, at: Point) => Promise<void>;

/** Where to click on something. Asked for beforehand: the question itself makes work in the page. */
export const middleOf = async (target: Locator): Promise<Point> => {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error("What the bench wants to click is not shown");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Clicks as a hand does. */
export const byHand: Click = async (page, { x, y }) => {
  await page.mouse.move(x, y);
  await page.waitForTimeout(REST);
  await page.mouse.down();
  await page.waitForTimeout(PRESS);
  await page.mouse.up();
};

/** The pointer comes, presses and lets go at once: nothing can be made ready between. */
export const atOnce: Click = (page, { x, y }) => page.mouse.click(x, y);
