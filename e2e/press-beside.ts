import type { Page } from "@playwright/test";

/** Presses at a point outside the floating layer that has just opened: Radix listens for such presses one timer later. */
export const pressBeside = async (page: Page, point: readonly [x: number, y: number]): Promise<void> => {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await page.mouse.click(...point);
};
