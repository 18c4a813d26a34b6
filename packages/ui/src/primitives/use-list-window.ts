import { useLayoutEffect, useRef, useState, type UIEvent } from "react";
import type { ComboboxRow } from "./combobox-filter.ts";
import { ROW_HEIGHT } from "./combobox-row.tsx";

const VIEW_ROWS = 10;
const OVERSCAN = 6;
/** Of the list, above and below its lines (`p-1`). */
const PADDING = 4;

type Params = { open: boolean; rows: readonly ComboboxRow[]; active: number };

/**
 * The lines of a scrolling list that are drawn, as the indices `from` (included) and `to` (excluded), and the room above
 * and below them in pixels. The active line stays in view (with the group's name above the first), in the middle when the
 * list opens.
 */
export const useListWindow = ({ open, rows, active }: Params) => {
  const [scrollTop, setScrollTop] = useState(0);
  const ref = useRef<HTMLDivElement>(null);
  const shown = useRef(false);

  useLayoutEffect(() => {
    const box = ref.current;
    if (!open || !box || active < 0) return;
    const top = active <= 1 ? 0 : PADDING + active * ROW_HEIGHT;
    const opens = !shown.current;
    shown.current = true;
    // There it begins: to ask where it is would have what just opened laid out twice.
    if (opens && top === 0) return;
    const bottom = PADDING + (active + 1) * ROW_HEIGHT;
    const below = bottom + PADDING - box.clientHeight;
    if (opens) box.scrollTop = top - (box.clientHeight - ROW_HEIGHT) / 2;
    else if (top < box.scrollTop) box.scrollTop = top;
    else if (below > box.scrollTop) box.scrollTop = below;
    setScrollTop(box.scrollTop);
  }, [open, active, rows]);

  const from = Math.max(0, Math.floor(scrollTop / ROW_HEIGHT) - OVERSCAN);
  const to = Math.min(rows.length, Math.ceil(scrollTop / ROW_HEIGHT) + VIEW_ROWS + OVERSCAN);
  return {
    from,
    to,
    room: { paddingTop: from * ROW_HEIGHT, paddingBottom: (rows.length - to) * ROW_HEIGHT },
    scroller: { ref, onScroll: (event: UIEvent) => setScrollTop(event.currentTarget.scrollTop) },
  };
};
