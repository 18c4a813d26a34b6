import { REFUSAL_PAUSE_MS } from "#kit/submit/form-write.ts";

/** Milliseconds between two steps: longer than the pause after a refusal. */
export const BETWEEN_STEPS = REFUSAL_PAUSE_MS + 100;
/** Milliseconds after which React shows what was suspended, such as a window whose code or data is loaded. */
export const SUSPENDED = 320;
/** Maximum waits for what is missing: a page that comes back suspends, then its dialogs do. */
export const MOST_WAITS = 3;
/** Milliseconds until staff press something in a window that has opened: longer than presses are held for it. */
export const NOTICED = 150;
/** Turns of the event loop without a request after which nothing more happens by itself. */
export const QUIET = 3;
