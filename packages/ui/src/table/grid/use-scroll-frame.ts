import { type RefObject, useLayoutEffect } from "react";
import { flushSync } from "react-dom";
import { measuredUnit } from "../table-unit.ts";

/** Units below which a frame counts as narrow, like a phone. */
const NARROW = 448;

/** Last measured frame width in pixels: the next frame is likely as wide, and then needs only one layout. */
let latest = 0;
/** Last measured unit in pixels. */
let unit = 1;

/** Whether a frame of the given units is narrow. */
export const isNarrow = (frame: number): boolean => frame > 0 && frame < NARROW;

/** Expected frame width in units of a table before its first render; 0 if it is unknown. */
export const likelyFrame = (): number => Math.floor(latest / unit);

/**
 * Sets the layout state on a table's scroller (see pinned-cells.css): its width without the scrollbar as `--frame`, the
 * unit of its columns as `--unit`, and whether it scrolls horizontally and has hidden content at either side. Reports
 * changes of the frame width in units to `onFrame` before paint. A container query would lay out every row again
 * whenever anything on the page changes (docs/decisions/013).
 */
export const useScrollFrame = (scroller: RefObject<HTMLElement | null>, onFrame: (units: number) => void): void => {
  useLayoutEffect(() => {
    const node = scroller.current;
    if (!node || typeof ResizeObserver === "undefined") return undefined;
    const ruler = node.querySelector(":scope > [data-slot=table-width]");
    const figures = node.querySelector(":scope > [data-slot=table-unit]");
    const writeWidth = (width: number) => {
      latest = width;
      node.style.setProperty("--frame", `${String(width)}px`);
      // Also for the fade at its end, which is beside it.
      node.parentElement?.style.setProperty("--frame", `${String(width)}px`);
      node.style.setProperty("--unit", `${String(unit)}px`);
      onFrame(likelyFrame());
    };
    const markEdges = () => {
      const hidden = node.scrollWidth - node.clientWidth;
      const from = Math.abs(node.scrollLeft);
      node.toggleAttribute("data-wide", hidden > 1);
      node.toggleAttribute("data-cut-start", from > 1);
      node.toggleAttribute("data-cut-end", hidden - from > 1);
    };
    // The first table has no earlier measurement; with a guess its columns would move after the first paint.
    writeWidth(latest || node.clientWidth);
    node.addEventListener("scroll", markEdges, { passive: true });
    // Called after layout and before the first paint; measuring now would cause a second layout.
    const observer = new ResizeObserver((entries) => {
      const measured = figures ? measuredUnit(figures) : 1;
      const frame = entries.find(({ target }) => target === ruler)?.contentRect.width;
      if (frame !== undefined || measured !== unit) {
        unit = measured;
        // Synchronous, because a later update would show columns appearing or disappearing.
        flushSync(() => writeWidth(frame ?? latest));
      }
      markEdges();
    });
    /*
     * Only sizes that are deeper in the document than what the callback changes, or that it does not change: otherwise the
     * browser reports undelivered notifications. Other columns may wrap the toolbar, which changes the height of the frame,
     * so its width is observed on a ruler; they change the width of the table, which is observed on its head.
     */
    for (const element of [ruler, figures, node.querySelector(":scope > table > thead")])
      if (element) observer.observe(element);
    return () => {
      node.removeEventListener("scroll", markEdges);
      observer.disconnect();
    };
  }, [scroller, onFrame]);
};
