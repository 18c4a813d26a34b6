import type { Locator, Page } from "@playwright/test";
import { expect } from "../fixtures.ts";

/** Opens a searchable list and types once its input has the focus. Earlier text would be lost. */
export const typeInList = async (page: Page, list: Locator, text: string): Promise<void> => {
  await list.click();
  await expect(page.locator("input[role=combobox]:focus")).toBeVisible();
  await page.keyboard.type(text);
};
