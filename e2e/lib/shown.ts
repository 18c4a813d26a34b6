import type { Locator, Page } from "@playwright/test";

/** The visible page. Lists that were open before are still in the document. */
export const SHOWN = "main > [data-slot=page]:not([aria-hidden])";

/** Hidden lists that were open before. */
export const KEPT = "main > [data-slot=page][aria-hidden]";

/** The rows of the visible list. */
export const rowsOf = (page: Page): Locator => page.locator(`${SHOWN} tr[data-row-id]`);
