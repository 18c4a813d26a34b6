/** The oldest browsers that the console promises to work in, as Vite writes them. `scripts/compat.ts` holds the build to it. */
export const BROWSERS = ["chrome125", "safari17.5", "firefox128"];
