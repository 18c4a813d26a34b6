import { expect, type Page } from "@playwright/test";

/** How much of the window's and of the page's content lies outside of them, in pixels. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const main = document.querySelector("main");
    const inside = main ? main.scrollWidth - main.clientWidth : 0;
    return Math.max(document.documentElement.scrollWidth - innerWidth, inside);
  });

/** Holds that the page is not wider than the window: only parts of it scroll sideways. */
export const expectNoOverflow = async (page: Page): Promise<void> => {
  const what = `overflow of ${page.url()} at ${page.viewportSize()?.width} px, in pixels`;
  await expect.soft.poll(() => overflow(page), { message: what }).toBe(0);
};
