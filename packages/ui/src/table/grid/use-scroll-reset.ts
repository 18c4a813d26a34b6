import { type RefObject, useLayoutEffect, useRef } from "react";

/** Scrolls to the top when `view` (page, sorting) changes. */
export const useScrollReset = (scroller: RefObject<HTMLElement | null>, view: string): void => {
  const shown = useRef(view);
  useLayoutEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    if (scroller.current) scroller.current.scrollTop = 0;
  }, [scroller, view]);
};
