import { useLayoutEffect, useRef, useState, type UIEvent } from "react";
import type { ComboboxRow } from "./combobox-filter.ts";
import { ROW_HEIGHT } from "./combobox-row.tsx";

const VIEW_ROWS = 10;
const OVERSCAN = 6;
/** Padding of the list above and below its lines (`p-1`), in pixels. */
const PADDING = 4;

type Params = { rows: readonly ComboboxRow[]; active: number };

/**
 * Visible range of a virtualised list, `from` (inclusive) to `to` (exclusive), and the space above and below in pixels.
 * Keeps the active line in view (with the group name above the first line), and centres it when the list opens.
 */
export const useListWindow = ({ rows, active }: Params) => {
  const [scrollTop, setScrollTop] = useState(0);
  const ref = useRef<HTMLDivElement>(null);
  const shown = useRef(false);

  useLayoutEffect(() => {
    const box = ref.current;
    if (!box || active < 0) return undefined;
    const top = active <= 1 ? 0 : PADDING + active * ROW_HEIGHT;
    const bottom = PADDING + (active + 1) * ROW_HEIGHT;
    const keepInView = () => {
      const below = bottom + PADDING - box.clientHeight;
      if (top < box.scrollTop) box.scrollTop = top;
      else if (below > box.scrollTop) box.scrollTop = below;
      setScrollTop(box.scrollTop);
    };
    const opens = !shown.current;
    shown.current = true;
    if (!opens) keepInView();
    // A line at the top is in view; measuring would cause a second layout.
    else if (top > 0) {
      box.scrollTop = top - (box.clientHeight - ROW_HEIGHT) / 2;
      setScrollTop(box.scrollTop);
    }
    // The positioned list may be lower than its preferred height.
    const observer = new ResizeObserver(keepInView);
    observer.observe(box);
    return () => observer.disconnect();
  }, [active, rows]);

  const from = Math.max(0, Math.floor(scrollTop / ROW_HEIGHT) - OVERSCAN);
  const to = Math.min(rows.length, Math.ceil(scrollTop / ROW_HEIGHT) + VIEW_ROWS + OVERSCAN);
  return {
    from,
    to,
    room: { paddingTop: from * ROW_HEIGHT, paddingBottom: (rows.length - to) * ROW_HEIGHT },
    scroller: { ref, onScroll: (event: UIEvent) => setScrollTop(event.currentTarget.scrollTop) },
  };
};
