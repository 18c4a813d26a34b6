import { type RefObject, useLayoutEffect } from "react";

/** Pixels below which a frame is a phone's, and row actions do not stay at its edge. */
const NARROW = 448;

/** Pixels of the frame that was measured last: the next one is most likely as wide, and is laid out once. */
let latest = 0;

/**
 * Writes the width of a table's frame to it: as `--frame`, in pixels without the scrollbar, and as `data-narrow`. The
 * same by a container query would have the browser lay out every row anew whenever anything on the page changes.
 */
export const useFrameWidth = (frame: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const node = frame.current;
    if (!node || typeof ResizeObserver === "undefined") return undefined;
    const write = (width: number) => {
      latest = width;
      node.style.setProperty("--frame", `${String(width)}px`);
      node.toggleAttribute("data-narrow", width < NARROW);
    };
    write(latest || window.innerWidth);
    const observer = new ResizeObserver(([entry]) => entry && write(entry.contentRect.width));
    observer.observe(node);
    return () => observer.disconnect();
  }, [frame]);
};
