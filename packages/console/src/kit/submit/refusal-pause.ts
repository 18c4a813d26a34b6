/** Milliseconds for which a write that failed is not sent again: a press within that time is part of the one before. */
export const REFUSAL_PAUSE_MS = 500;

/** The pause in force; tests that send again at once set it to 0. */
export const refusalPause = { milliseconds: REFUSAL_PAUSE_MS };
