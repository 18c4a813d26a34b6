import { expect, type Page } from "@playwright/test";

/** Holds that the page is not wider than the window: only parts of it scroll sideways. */
export const expectNoOverflow = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), "overflow in pixels").toBe(0);
