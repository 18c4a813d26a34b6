import type { Locator } from "@playwright/test";
import { expect } from "./fixtures.ts";

/**
 * Decides on the record in a drawer, and waits until the drawer draws the next one. Its place in the list may be counted
 * up earlier, while what is typed would still go to the record that was decided.
 */
export const toNextRecord = async (drawer: Locator, decide: () => Promise<unknown>): Promise<void> => {
  const record = drawer.locator("[data-record]");
  const before = (await record.getAttribute("data-record"))!;
  await decide();
  await expect(record).not.toHaveAttribute("data-record", before);
};
