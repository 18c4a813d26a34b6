import type { Locator } from "playwright";

/** Milliseconds that a quick hand rests on something before it presses, and that it presses. */
const REST = 100;
const PRESS = 80;

/** Clicks as a hand does. */
export const byHand = async (target: Locator): Promise<void> => {
  const page = target.page();
  await target.hover();
  await page.waitForTimeout(REST);
  await page.mouse.down();
  await page.waitForTimeout(PRESS);
  await page.mouse.up();
};

/** Clicks as scripts do: the pointer comes, presses and lets go in the same millisecond. */
export const atOnce = (target: Locator): Promise<void> => target.click();
