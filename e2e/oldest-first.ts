import type { Page } from "@playwright/test";
import { expect, settled } from "./fixtures.ts";

/** Shows what waits longest on top, and waits for those rows: the ones before stay on screen until then. */
export const oldestFirst = async (page: Page, column: string): Promise<void> => {
  await page.getByRole("button", { name: "Oldest waiting first" }).click();
  await expect(page.getByRole("columnheader", { name: column })).toHaveAttribute("aria-sort", "ascending");
  await settled(page);
};
