import type { Page } from "@playwright/test";
import { expect, settled } from "../fixtures.ts";

/**
 * Sorts a list by its longest-waiting rows, checks the header of their waiting time, and waits for the rows. Until then the
 * previous rows stay visible.
 */
export const oldestFirst = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Oldest waiting first" }).click();
  await expect(page.getByRole("columnheader", { name: "Waiting" })).toHaveAttribute("aria-sort", "ascending");
  await settled(page);
};
