import { expect, type Locator, type Page } from "@playwright/test";

/**
 * An action in the menu More of a drawer or page, which it opens, by keyboard if told so; without a menu, the button that
 * is its only item.
 */
export const moreItem = async (scope: Page | Locator, name: string, key?: "Enter"): Promise<Locator> => {
  const page = "page" in scope ? scope.page() : scope;
  const menu = scope.getByRole("button", { name: "More", exact: true });
  const only = scope.getByRole("button", { name, exact: true });
  await expect(menu.or(only).first()).toBeVisible();
  if (!(await menu.isVisible())) return only;
  await (key ? menu.press(key) : menu.click());
  return page.getByRole("menuitem", { name });
};
