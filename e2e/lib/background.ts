import { expect, type Page } from "@playwright/test";

/** Waits for the code that the console loads after the page: idle watch, polling, messages between tabs. */
export const background = (page: Page): Promise<void> => expect(page.locator("[data-slot=background]")).toBeAttached();
