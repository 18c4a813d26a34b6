import { createContext, use, useCallback, useEffect, useRef, useState } from "react";
import { prefetchTooltip } from "./lazy-tooltip.tsx";

/** Milliseconds before a tooltip appears. */
export const DelayContext = createContext(400);
const LEAVE_MS = 80;
const WARM_MS = 300;

/** Time when the last tooltip closed: moving along a toolbar shows the next one without delay. */
let lastClosed = 0;

/** Open state and anchor of a tooltip. */
export const useTooltip = () => {
  const delay = use(DelayContext);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const hold = useCallback(() => clearTimeout(timer.current), []);
  const open = useCallback((target: HTMLElement) => {
    clearTimeout(timer.current);
    setAnchor(target);
  }, []);
  const close = useCallback(() => {
    clearTimeout(timer.current);
    setAnchor((was) => {
      if (was) lastClosed = Date.now();
      return null;
    });
  }, []);
  const openSoon = (target: HTMLElement) => {
    prefetchTooltip();
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAnchor(target), Date.now() - lastClosed < WARM_MS ? 0 : delay);
  };
  const closeSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(close, LEAVE_MS);
  };
  return { anchor, open, openSoon, close, closeSoon, hold };
};
