import { expect, type Page } from "@playwright/test";

/** Waits for what the console loads after the page: idle watch, polling, the talk between tabs. */
export const background = (page: Page): Promise<void> => expect(page.locator("[data-slot=background]")).toBeAttached();
