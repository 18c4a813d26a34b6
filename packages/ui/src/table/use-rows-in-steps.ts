import { useEffect, useState, type RefObject } from "react";

/** Rows drawn at once, and rows added at a time while the browser has nothing else to do. */
const FIRST = 5;
const STEP = 10;

const whenIdle = (action: () => void): (() => void) => {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(action);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(action, { timeout: 250 });
  return () => cancelIdleCallback(handle);
};

/** How many rows are in sight at most; all of them where the list is scrolled, which would lose its place. */
const rowsInSight = (head: HTMLElement | null): number => {
  const scroller = head?.closest("[data-slot=table-scroller]");
  return !head || !scroller || scroller.scrollTop > 0 ? Infinity : scroller.clientHeight / head.offsetHeight;
};

/**
 * How many of `count` rows to draw now: the first ones at once, the others in idle moments, a few frames later; so a
 * list answers before it is complete, and no step holds the page up. A new `view` (page, sorting) begins again. At
 * least up to `needed`, the row with the focus. While `paused` none is added, and those out of sight go: a list that
 * comes back is painted as a whole. `head` is as high as a row.
 */
export const useRowsInSteps = (
  count: number,
  view: string,
  needed: number,
  paused: boolean,
  head: RefObject<HTMLElement | null>,
): number => {
  const [drawn, setDrawn] = useState({ view, steps: 0 });
  const steps = drawn.view === view ? drawn.steps : 0;
  const rows = FIRST + steps * STEP;
  const more = rows < count && !paused;
  useEffect(() => (more ? whenIdle(() => setDrawn({ view, steps: steps + 1 })) : undefined), [more, view, steps]);
  useEffect(() => {
    if (!paused) return undefined;
    return whenIdle(() => {
      const most = Math.ceil((rowsInSight(head.current) - FIRST) / STEP);
      setDrawn((now) => (now.steps > most ? { ...now, steps: most } : now));
    });
  }, [paused, head]);
  return Math.min(count, Math.max(rows, needed + 1));
};
