import { useCallback, useState } from "react";

type Size = { width: number; height: number };

/** Observed inner size of the element with `ref`, in CSS pixels; undefined until it is known. */
export const useSize = (): [size: Size | undefined, ref: (element: HTMLElement | null) => (() => void) | undefined] => {
  const [size, setSize] = useState<Size>();
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [size, ref];
};
