import type { BrowserCommand } from "vitest/node";

declare module "vitest/browser" {
  interface BrowserCommands {
    /** Switches to print media, or back to the screen. */
    emulatePaper: (on: boolean) => Promise<void>;
    /** Prints the page, with the events before and after. */
    printPage: () => Promise<void>;
  }
}

/** Runs in the test server, since a page cannot emulate this itself. */
export const emulatePaper: BrowserCommand<[on: boolean]> = ({ page }, on) =>
  page.emulateMedia({ media: on ? "print" : null });

/** Runs in the test server, since a page that prints itself would wait for a dialog. */
export const printPage: BrowserCommand = async ({ page }) => {
  await page.pdf();
};
