import { useCallback, useInsertionEffect, useRef } from "react";

/** Returns a stable function that calls the latest callback, for memoised components. For event handlers only. */
export const useLatestCallback = <Args extends unknown[], Result>(callback: (...args: Args) => Result) => {
  const latest = useRef(callback);
  useInsertionEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
};
