import type { ViewDefinition } from "#kit/list/state/view-definitions.ts";

/** Milliseconds. */
const HOUR = 3_600_000;

/**
 * A view of rows pending for over a day; `waiting` filters pending rows if the list has others. In whole hours, so
 * that the view stays selected during its hour.
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
