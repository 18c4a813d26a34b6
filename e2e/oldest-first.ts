import type { Page } from "@playwright/test";
import { expect, settled } from "./fixtures.ts";

/**
 * Sorts a list by what waits longest, which the header of `column` then says, and waits for those rows: the ones before
 * stay on screen meanwhile.
 */
export const oldestFirst = async (page: Page, column: string): Promise<void> => {
  await page.getByRole("button", { name: "Oldest waiting first" }).click();
  await expect(page.getByRole("columnheader", { name: column })).toHaveAttribute("aria-sort", "ascending");
  await settled(page);
};
