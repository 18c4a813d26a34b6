import type { BrowserCommand } from "vitest/node";

declare module "vitest/browser" {
  interface BrowserCommands {
    /** Shows the page in the colours of a system with forced colours, or in its own again. */
    forceColours: (on: boolean) => Promise<void>;
  }
}

/** Runs beside the browser: a page cannot ask for this itself. */
export const forceColours: BrowserCommand<[on: boolean]> = ({ page }, on) =>
  page.emulateMedia({ forcedColors: on ? "active" : "none" });
