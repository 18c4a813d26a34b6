import { useCallback, useState } from "react";

/** The width of an element in CSS pixels, followed; 0 until it is known. Give `ref` to the element. */
export const useWidth = (): [width: number, ref: (element: HTMLElement | null) => (() => void) | undefined] => {
  const [width, setWidth] = useState(0);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [width, ref];
};
