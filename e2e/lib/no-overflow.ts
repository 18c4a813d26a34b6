import { expect, type Page } from "@playwright/test";

/** How far the content exceeds the window and the page horizontally, in pixels. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const main = document.querySelector("main");
    const inside = main ? main.scrollWidth - main.clientWidth : 0;
    return Math.max(document.documentElement.scrollWidth - innerWidth, inside);
  });

/** Expects the page not to be wider than the window. Only parts of it may scroll horizontally. */
export const expectNoOverflow = async (page: Page): Promise<void> => {
  const what = `overflow of ${page.url()} at ${page.viewportSize()?.width} px, in pixels`;
  await expect.soft.poll(() => overflow(page), { message: what }).toBe(0);
};
