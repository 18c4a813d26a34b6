import { useCallback, useEffect, useRef } from "react";

/** Events that end a press: release, or cancellation by the browser. */
const ENDS = ["mouseup", "dragend", "contextmenu", "keydown"] as const;

/**
 * Returns a function that runs a reaction at once, or during a press of the mouse or a finger at its release. Whatever
 * appears while a button is pressed would move it from under the pointer, and the click would miss it. At the release the
 * element that will be clicked is certain, and a click that submits finds what the reaction has changed.
 */
export const usePressEnd = (): ((react: () => void) => void) => {
  const waiting = useRef<(() => void)[]>(undefined);
  useEffect(() => {
    const over = new AbortController();
    const options = { capture: true, signal: over.signal };
    window.addEventListener("mousedown", ({ button }) => button === 0 && (waiting.current ??= []), options);
    const end = () => {
      const reactions = waiting.current ?? [];
      waiting.current = undefined;
      for (const react of reactions) react();
    };
    for (const type of ENDS) window.addEventListener(type, end, options);
    return () => over.abort();
  }, []);
  return useCallback((react) => void (waiting.current ? waiting.current.push(react) : react()), []);
};
