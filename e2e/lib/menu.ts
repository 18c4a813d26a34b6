import type { Locator, Page } from "@playwright/test";

/** The menu link of a page. */
export const menuLink = (page: Page, name: string): Locator =>
  page
    .getByRole("navigation")
    .first()
    .getByRole("link", { name: new RegExp(`^${name}`) });

/**
 * The badge of a page in the menu. The badge is loaded after the menu, so this waits for it. Use it for pages with a
 * count above zero.
 */
export const badge = async (page: Page, name: string): Promise<number> => {
  const text = await menuLink(page, name).filter({ hasText: /\d/ }).innerText();
  return Number(/\d[\d,]*/.exec(text)![0].replaceAll(",", ""));
};
