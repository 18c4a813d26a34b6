import type { Page } from "@playwright/test";

/**
 * Clicks a point outside a floating layer that has just opened. Radix starts listening for such clicks one timer later.
 */
export const pressBeside = async (page: Page, point: readonly [x: number, y: number]): Promise<void> => {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await page.mouse.click(...point);
};
