import { useLayoutEffect } from "react";
import { useLatestCallback } from "../use-latest-callback.ts";

/** A window over the page that the address does not open; `close` does what Escape does. */
type OpenWindow = { close: () => void };

const windows: OpenWindow[] = [];
const listeners = new Set<() => void>();
const report = () => listeners.forEach((listener) => listener());

/** The open windows, in the order of opening. */
export const openWindows: readonly OpenWindow[] = windows;

/** Calls `listener` when a window opens or closes; returns a function that stops it. */
export const onWindowsChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Registers a window while it is open, so that an app may close it by Back. */
export const useOpenWindow = (open: boolean, close: () => void): void => {
  const latest = useLatestCallback(close);
  useLayoutEffect(() => {
    if (!open) return undefined;
    const own = { close: latest };
    windows.push(own);
    report();
    return () => {
      windows.splice(windows.indexOf(own), 1);
      report();
    };
  }, [open, latest]);
};

type OnEscape = ((event: KeyboardEvent) => void) | undefined;

/** Closes a window as Escape does, which its owner may handle itself. */
export const closeAsEscape = (onEscapeKeyDown: OnEscape, close: () => void): void => {
  const event = new KeyboardEvent("keydown", { key: "Escape", cancelable: true });
  onEscapeKeyDown?.(event);
  if (!event.defaultPrevented) close();
};
