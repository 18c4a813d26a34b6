import { createStore } from "#kit/state/create-store.ts";

const SIGNS = ["pointermove", "keydown", "touchstart"] as const;

const seen = createStore(false);

/**
 * Calls `action` once, at the first pointer or key event in this tab, soon if there was one before, and after `latest`
 * milliseconds in any case. Returns a function that cancels it.
 */
export const onFirstActivity = (action: () => void, latest?: number): (() => void) => {
  const stop = () => {
    clearTimeout(timer);
    for (const sign of SIGNS) window.removeEventListener(sign, onSign);
  };
  const begin = () => {
    stop();
    action();
  };
  const onSign = () => {
    seen.write(true);
    begin();
  };
  const timer = seen.read() ? setTimeout(begin) : latest === undefined ? undefined : setTimeout(begin, latest);
  for (const sign of SIGNS) window.addEventListener(sign, onSign, { passive: true });
  return stop;
};
