import type { Locator } from "@playwright/test";
import { expect } from "../fixtures.ts";

/**
 * Decides on the record in a drawer and waits until the next one is rendered. The position in the list may change
 * earlier, while typed text would still go to the decided record.
 */
export const toNextRecord = async (drawer: Locator, decide: () => Promise<unknown>): Promise<void> => {
  const record = drawer.locator("[data-record]");
  const before = (await record.getAttribute("data-record"))!;
  await decide();
  await expect(record).not.toHaveAttribute("data-record", before);
};
