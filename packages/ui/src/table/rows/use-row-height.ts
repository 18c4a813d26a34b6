import { type RefObject, useLayoutEffect, useState } from "react";

const COMPACT = 32;

/** The height in pixels of `element`, followed through changes of density and zoom; 32 until it is laid out. */
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
