import { useCallback, useEffect, useRef } from "react";

/** Debounces `action`: `later` calls it after `milliseconds` without another call, `flush` at once. */
export const useDebounce = <Args extends unknown[]>(action: (...args: Args) => void, milliseconds: number) => {
  const latest = useRef(action);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => {
    latest.current = action;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const flush = useCallback((...args: Args) => {
    clearTimeout(timer.current);
    latest.current(...args);
  }, []);
  const later = useCallback(
    (...args: Args) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => latest.current(...args), milliseconds);
    },
    [milliseconds],
  );
  return { later, flush };
};
