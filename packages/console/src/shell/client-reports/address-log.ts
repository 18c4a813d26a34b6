import type { History } from "history";

/** Where the user was: a log of addresses, one entry per page and drawer, to find the address of a past moment. */
export const logAddresses = (history: History, panelOf: (search: string) => string | undefined) => {
  // Measuring starts with the first activity, which may have opened a drawer: what was measured before belongs to the
  // page that was loaded.
  const [loaded] = performance.getEntriesByType("navigation");
  const entries = [{ since: 0, place: "", href: loaded?.name ?? window.location.href }];
  const add = (since: number) => {
    const { pathname, search } = history.location;
    const place = `${pathname} ${panelOf(search) ?? ""}`;
    if (entries.at(-1)?.place !== place) entries.push({ since, place, href: window.location.href });
  };
  add(performance.now());
  history.listen(() => add(performance.now()));
  /** The address at a time of `performance.now()`. */
  return (time: number): string => (entries.findLast(({ since }) => since <= time) ?? entries[0]!).href;
};
