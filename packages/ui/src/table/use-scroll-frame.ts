import { type RefObject, useLayoutEffect } from "react";

/** Pixels below which a frame is a phone's. */
const NARROW = 448;

/** Pixels of the frame that was measured last: the next one is most likely as wide, and is then laid out once. */
let latest = 0;

/** Whether a table that is about to be drawn most likely stands in a narrow frame. */
export const isLikelyNarrow = (): boolean => latest > 0 && latest < NARROW;

/**
 * Writes to a table's scroller what its looks depend on (see pinned-cells.css): its width without the scrollbar as `--frame`,
 * and whether it scrolls sideways, and has something out of sight at either side. Tells `onNarrow` whether the frame is
 * narrow, whenever its width changes. The width by a container query would lay out every row anew whenever
 * anything on the page changes (docs/decisions/013).
 */
export const useScrollFrame = (scroller: RefObject<HTMLElement | null>, onNarrow: (narrow: boolean) => void): void => {
  useLayoutEffect(() => {
    const node = scroller.current;
    if (!node || typeof ResizeObserver === "undefined") return undefined;
    const writeWidth = (width: number) => {
      latest = width;
      node.style.setProperty("--frame", `${String(width)}px`);
      onNarrow(width > 0 && width < NARROW);
    };
    const markEdges = () => {
      const hidden = node.scrollWidth - node.clientWidth;
      const from = Math.abs(node.scrollLeft);
      node.toggleAttribute("data-wide", hidden > 1);
      node.toggleAttribute("data-cut-start", from > 1);
      node.toggleAttribute("data-cut-end", hidden - from > 1);
    };
    // The first table of all has nothing to go by: a guess would be painted, and its columns would move.
    writeWidth(latest || node.clientWidth);
    node.addEventListener("scroll", markEdges, { passive: true });
    // Called before the first paint and once the table is laid out: asking now would lay it out twice.
    const observer = new ResizeObserver((entries) => {
      for (const { target, contentRect } of entries) if (target === node) writeWidth(contentRect.width);
      markEdges();
    });
    observer.observe(node);
    if (node.firstElementChild) observer.observe(node.firstElementChild);
    return () => {
      node.removeEventListener("scroll", markEdges);
      observer.disconnect();
    };
  }, [scroller, onNarrow]);
};
