import type { ViewDefinition } from "../list/state/built-in-views.ts";

/** Milliseconds. */
const HOUR = 3_600_000;

/**
 * A view of what waits for over a day; `waiting` leaves only what waits, where the list has other rows. In whole hours,
 * so that the view stays the one on screen for as long as its hour lasts.
 */
export const waitingOverADay = (
  waiting: Readonly<Record<string, string>> = {},
  name = "Waiting over a day",
): ViewDefinition => ({
  name,
  filter: (now) => {
    const last = new Date(Math.floor(now / HOUR - 24) * HOUR - 60_000);
    return { ...waiting, period: `..${last.toISOString().slice(0, 16)}Z` };
  },
});
