import type { Locator, Page } from "@playwright/test";

/** A page's link in the menu. */
export const menuLink = (page: Page, name: string): Locator =>
  page
    .getByRole("navigation")
    .first()
    .getByRole("link", { name: new RegExp(`^${name}`) });

/** The number beside a page in the menu. It is read after the menu, so this waits for it; for pages with something waiting. */
export const badge = async (page: Page, name: string): Promise<number> => {
  const text = await menuLink(page, name).filter({ hasText: /\d/ }).innerText();
  return Number(/\d[\d,]*/.exec(text)![0].replaceAll(",", ""));
};
