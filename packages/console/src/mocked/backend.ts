import { startBrowser } from "@backoffice/mocks/browser";

/** The pretend back end of this tab; started once, before the console. */
export const backend = await startBrowser();
