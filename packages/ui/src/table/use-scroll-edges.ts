import { type RefObject, useLayoutEffect } from "react";

/** Marks a scroller with `data-cut-start` and `data-cut-end` while something is scrolled out of sight at that side. */
export const useScrollEdges = (scroller: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const node = scroller.current;
    if (!node) return undefined;
    const mark = () => {
      const hidden = node.scrollWidth - node.clientWidth;
      const from = Math.abs(node.scrollLeft);
      node.toggleAttribute("data-cut-start", from > 1);
      node.toggleAttribute("data-cut-end", hidden - from > 1);
    };
    node.addEventListener("scroll", mark, { passive: true });
    // The observer speaks first once the table is laid out: asking now would lay it out twice.
    const observer = typeof ResizeObserver === "undefined" ? undefined : new ResizeObserver(mark);
    observer?.observe(node);
    if (node.firstElementChild) observer?.observe(node.firstElementChild);
    return () => {
      node.removeEventListener("scroll", mark);
      observer?.disconnect();
    };
  }, [scroller]);
};
