import { useLayoutEffect, useRef } from "react";

/** What opened a window: the focused element, or, for an item of a menu that is closing, the menu's button. */
const findOpener = (): Element | null => {
  const active = document.activeElement;
  const menu = active?.closest("[role=menu]");
  return (menu && document.getElementById(menu.getAttribute("aria-labelledby") ?? "")) ?? active;
};

/**
 * Gives the focus back when a window closes that is opened by state alone. (Radix returns it only
 * to its own trigger.) The caller's handler comes first and may prevent it.
 */
export const useFocusReturn = (open: boolean, onCloseAutoFocus?: (event: Event) => void) => {
  const opener = useRef<Element | null>(null);
  // Before the window's content is mounted: Radix portals mount one commit later.
  useLayoutEffect(() => {
    if (open) opener.current = findOpener();
  }, [open]);

  return (event: Event) => {
    onCloseAutoFocus?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
  };
};
