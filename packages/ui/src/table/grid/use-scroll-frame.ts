import { type RefObject, useLayoutEffect } from "react";
import { flushSync } from "react-dom";
import { measuredUnit } from "../table-unit.ts";

/** Units below which a frame is a phone's. */
const NARROW = 448;

/** Pixels of the frame that was measured last: the next one is most likely as wide, and is then laid out once. */
let latest = 0;
/** Pixels of the unit that was measured last. */
let unit = 1;

/** Whether a frame of so many units is a phone's. */
export const isNarrow = (frame: number): boolean => frame > 0 && frame < NARROW;

/** Units of the frame in which a table that is about to be drawn most likely stands; 0 while nobody knows. */
export const likelyFrame = (): number => Math.floor(latest / unit);

/**
 * Writes to a table's scroller what its looks depend on (see pinned-cells.css): its width without the scrollbar as `--frame`,
 * the unit of its columns as `--unit`, and whether it scrolls sideways, and has something out of sight at either side. Tells `onFrame`
 * how many units wide the frame is, whenever that changes, before it is painted. The width by a container query would lay out every row anew whenever
 * anything on the page changes (docs/decisions/013).
 */
export const useScrollFrame = (scroller: RefObject<HTMLElement | null>, onFrame: (units: number) => void): void => {
  useLayoutEffect(() => {
    const node = scroller.current;
    if (!node || typeof ResizeObserver === "undefined") return undefined;
    const figures = node.querySelector(":scope > [data-slot=table-unit]");
    const writeWidth = (width: number) => {
      latest = width;
      node.style.setProperty("--frame", `${String(width)}px`);
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
    // The first table of all has nothing to go by: a guess would be painted, and its columns would move.
    writeWidth(latest || node.clientWidth);
    node.addEventListener("scroll", markEdges, { passive: true });
    // Called before the first paint and once the table is laid out: asking now would lay it out twice.
    const observer = new ResizeObserver((entries) => {
      const measured = figures ? measuredUnit(figures) : 1;
      const frame = entries.find(({ target }) => target === node)?.contentRect.width;
      if (frame !== undefined || measured !== unit) {
        unit = measured;
        // Later than this, columns that come or go would be seen to do so.
        flushSync(() => writeWidth(frame ?? latest));
      }
      markEdges();
    });
    observer.observe(node);
    if (figures) observer.observe(figures);
    const table = node.querySelector(":scope > table");
    if (table) observer.observe(table);
    return () => {
      node.removeEventListener("scroll", markEdges);
      observer.disconnect();
    };
  }, [scroller, onFrame]);
};
