import type { BrowserFiles, OtherBrowser } from "../../../scripts/lib/other-browsers.ts";
import type { Engine } from "./engine.ts";
import { quitFirefox, startFirefox } from "./firefox.ts";
import { quitWebKit, startWebKit } from "./webkit.ts";

/** Starts each browser for one journey, and stops it after the last journey. */
export const ENGINES: Readonly<
  Record<OtherBrowser["id"], { start: (files: BrowserFiles) => Promise<Engine>; quit: () => Promise<void> }>
> = {
  firefox: { start: startFirefox, quit: quitFirefox },
  webkit: { start: startWebKit, quit: quitWebKit },
};
