import { useLayoutEffect, useRef } from "react";
import { focusNear, focusSame, placeOf, type FocusPlace } from "../focus/focus-place.ts";
import { keepMovedFocus } from "../focus/keep-moved-focus.ts";

/** What opened a window, and what opened the one that was there before: the first may be gone when the window closes. */
type Opener = { place: FocusPlace | undefined; before: Opener | undefined; over: boolean };

/** Of the window that was opened last, as long as it is not closed. */
let last: Opener | undefined;

/** Buttons of menus that do not name them. */
const buttons = new WeakMap<Element, HTMLElement>();

/** Says which button a menu belongs to, where `aria-labelledby` does not: a window that it opens gives the focus back there. */
export const belongsTo = (menu: HTMLElement, button: HTMLElement): void => void buttons.set(menu, button);

const buttonOf = (menu: Element) =>
  buttons.get(menu) ?? document.getElementById(menu.getAttribute("aria-labelledby") ?? "");

/** The focused element, or, for an item of a menu that is closing, the menu's button. */
const findOpener = (): FocusPlace | undefined => {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || active === document.body) return undefined;
  const menu = active.closest("[role=menu]");
  return placeOf((menu && buttonOf(menu)) ?? active);
};

/**
 * Gives the focus back when a window closes that is opened by state alone: to what opened it, or the row that is now in
 * its place. (Radix returns it only to its own trigger.) The caller's handler comes first and may prevent it.
 */
export const useFocusReturn = (open: boolean, onCloseAutoFocus?: (event: Event) => void) => {
  const opener = useRef<Opener>(undefined);
  // Before the window's content is mounted: Radix portals mount one commit later.
  useLayoutEffect(() => {
    if (open) last = opener.current = { place: findOpener(), before: last, over: false };
  }, [open]);

  return (event: Event) => {
    if (opener.current) opener.current.over = true;
    while (last?.over) last = last.before;
    onCloseAutoFocus?.(event);
    keepMovedFocus(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    for (let it = opener.current; it; it = it.before) if (it.place && focusSame(it.place)) return;
    focusNear(opener.current?.place);
  };
};
