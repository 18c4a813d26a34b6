import { useLayoutEffect, type RefObject } from "react";
import type { ToastEntry } from "./toast.ts";

let place: ((node: HTMLElement, signal: AbortSignal) => void) | undefined;

/** Loads the code that places toasts. If it fails, they stay at the bottom, and the next toast requests it again. */
export const loadToasterPosition = (): Promise<void> =>
  import("./place-toaster.ts").then(
    ({ placeToaster }) => void (place = placeToaster),
    () => undefined,
  );

/** Places toasts where they cover nothing in use (`placeToaster`); loaded later, since no toast is there at first. */
export const useToasterPosition = (toaster: RefObject<HTMLElement | null>, entries: readonly ToastEntry[]): void => {
  useLayoutEffect(() => {
    const node = toaster.current;
    if (!node || entries.length === 0) return undefined;
    const over = new AbortController();
    const begin = () => {
      if (!over.signal.aborted) place?.(node, over.signal);
    };
    if (place) begin();
    else void loadToasterPosition().then(begin);
    return () => over.abort();
  }, [toaster, entries]);
};
