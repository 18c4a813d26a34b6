import { startBrowser } from "@backoffice/mocks/browser";

/** The mock server of this tab; started once, before the console. */
export const backend = await startBrowser();
