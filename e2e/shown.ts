import type { Locator, Page } from "@playwright/test";

/** The page on screen: the lists that were open before are in the document too. */
export const SHOWN = "main > [data-slot=page]:not([aria-hidden])";

/** The lists that were open before, which are out of sight. */
export const KEPT = "main > [data-slot=page][aria-hidden]";

/** The rows of the list on screen. */
export const rowsOf = (page: Page): Locator => page.locator(`${SHOWN} tr[data-row-id]`);
