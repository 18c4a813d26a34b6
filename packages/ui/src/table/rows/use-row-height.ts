import { type RefObject, useLayoutEffect, useState } from "react";

const COMPACT = 32;

/** Observed height of `element` in pixels, which changes with density and zoom; 32 until the first layout. */
export const useRowHeight = (element: RefObject<HTMLElement | null>): number => {
  const [height, setHeight] = useState(COMPACT);
  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return undefined;
    const measure = () => setHeight(node.getBoundingClientRect().height || COMPACT);
    measure();
    if (typeof ResizeObserver === "undefined") return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, [element]);
  return height;
};
