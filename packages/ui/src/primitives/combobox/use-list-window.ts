import { useLayoutEffect, useRef, useState, type UIEvent } from "react";
import type { ComboboxRow } from "./combobox-filter.ts";
import { ROW_HEIGHT } from "./combobox-row.tsx";

const VIEW_ROWS = 10;
const OVERSCAN = 6;
/** Of the list, above and below its lines (`p-1`). */
const PADDING = 4;

type Params = { rows: readonly ComboboxRow[]; active: number };

/**
 * The lines of a scrolling list that are drawn, as the indices `from` (included) and `to` (excluded), and the room above
 * and below them in pixels. The active line stays in view (with the group's name above the first), in the middle when the
 * list opens.
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
    // An active line at the top is in view: measuring would have the list laid out twice.
    else if (top > 0) {
      box.scrollTop = top - (box.clientHeight - ROW_HEIGHT) / 2;
      setScrollTop(box.scrollTop);
    }
    // Placed in the window, the list may have less height than it asked for.
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
