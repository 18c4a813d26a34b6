import { useCallback, useState } from "react";

/** Observed width of the element with `ref`, in CSS pixels; 0 until it is known. */
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
