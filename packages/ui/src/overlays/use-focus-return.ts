import { useLayoutEffect, useRef } from "react";

/** What opened a window, and what opened the one that was there before: the first may be gone when the window closes. */
type Opener = { element: Element | undefined; before: Opener | undefined; over: boolean };

/** Of the window that was opened last, as long as it is not closed. */
let last: Opener | undefined;

/** The focused element, or, for an item of a menu that is closing, the menu's button. */
const findOpener = (): Element | undefined => {
  const active = document.activeElement;
  if (!active || active === document.body) return undefined;
  const menu = active.closest("[role=menu]");
  return (menu && document.getElementById(menu.getAttribute("aria-labelledby") ?? "")) ?? active;
};

/**
 * Gives the focus back when a window closes that is opened by state alone. (Radix returns it only
 * to its own trigger.) The caller's handler comes first and may prevent it.
 */
export const useFocusReturn = (open: boolean, onCloseAutoFocus?: (event: Event) => void) => {
  const opener = useRef<Opener>(undefined);
  // Before the window's content is mounted: Radix portals mount one commit later.
  useLayoutEffect(() => {
    if (open) last = opener.current = { element: findOpener(), before: last, over: false };
  }, [open]);

  return (event: Event) => {
    if (opener.current) opener.current.over = true;
    while (last?.over) last = last.before;
    onCloseAutoFocus?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    let it = opener.current;
    while (it && !it.element?.isConnected) it = it.before;
    if (it?.element instanceof HTMLElement) it.element.focus();
  };
};
