import type { BrowserCommand } from "vitest/node";

declare module "vitest/browser" {
  interface BrowserCommands {
    /** Emulates forced colours, or restores the page's own. */
    forceColours: (on: boolean) => Promise<void>;
  }
}

/** Runs in the test server, since a page cannot emulate this itself. */
export const forceColours: BrowserCommand<[on: boolean]> = ({ page }, on) =>
  page.emulateMedia({ forcedColors: on ? "active" : "none" });
