import { useCallback, useInsertionEffect, useRef } from "react";

/** A function that never changes and calls the latest one given, so that what is memoised may hold it. For events only. */
export const useLatestCallback = <Args extends unknown[], Result>(callback: (...args: Args) => Result) => {
  const latest = useRef(callback);
  useInsertionEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
};
