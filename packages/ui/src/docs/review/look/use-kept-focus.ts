import { useRef, type FocusEvent, type KeyboardEvent } from "react";

/**
 * Handlers for what surrounds the notes: a look that is still loading moves the focus into itself, and the rest of the
 * sentence would go there. The note takes it back, unless it was left with Tab, or `kept` is false.
 */
export const useKeptFocus = (kept: boolean) => {
  const leaves = useRef(false);
  return {
    onKeyDown: ({ key }: KeyboardEvent) => {
      leaves.current = key === "Tab";
    },
    onBlur: ({ target }: FocusEvent<HTMLElement>) => {
      if (!kept || leaves.current || target.localName !== "textarea") return;
      // The next element has the focus after this event.
      setTimeout(() => document.activeElement?.localName === "iframe" && target.focus());
    },
  };
};
