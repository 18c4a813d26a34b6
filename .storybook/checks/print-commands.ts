import type { BrowserCommand } from "vitest/node";

declare module "vitest/browser" {
  interface BrowserCommands {
    /** Shows the page as it is on paper, or on the screen again. */
    emulatePaper: (on: boolean) => Promise<void>;
    /** Prints the page, with the events that a browser sends before and after. */
    printPage: () => Promise<void>;
  }
}

/** Runs beside the browser: a page cannot ask for this itself. */
export const emulatePaper: BrowserCommand<[on: boolean]> = ({ page }, on) =>
  page.emulateMedia({ media: on ? "print" : null });

/** Runs beside the browser: a page that prints itself would wait for a dialog. */
export const printPage: BrowserCommand = async ({ page }) => {
  await page.pdf();
};
