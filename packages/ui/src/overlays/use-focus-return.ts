import { useLayoutEffect, useRef } from "react";
import { focusNear, focusSame, placeOf, type FocusPlace } from "../focus/focus-place.ts";
import { keepMovedFocus } from "../focus/keep-moved-focus.ts";

/** The opener of a window, and that of the previous window, because the first may be gone when the window closes. */
type Opener = { place: FocusPlace | undefined; before: Opener | undefined; over: boolean };

/** Opener of the most recently opened window, until it closes. */
let last: Opener | undefined;

/** Buttons of menus that do not reference them. */
const buttons = new WeakMap<Element, HTMLElement>();

/** Registers the button of a menu without `aria-labelledby`: a window opened from the menu returns the focus to it. */
export const belongsTo = (menu: HTMLElement, button: HTMLElement): void => void buttons.set(menu, button);

const buttonOf = (menu: Element) =>
  buttons.get(menu) ?? document.getElementById(menu.getAttribute("aria-labelledby") ?? "");

/** The focused element, or the menu button for an item of a closing menu. */
const findOpener = (): FocusPlace | undefined => {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || active === document.body) return undefined;
  const menu = active.closest("[role=menu]");
  return placeOf((menu && buttonOf(menu)) ?? active);
};

/**
 * Returns the focus when a window without a trigger closes: to the opener, or to the row that is now in its place. (Radix
 * returns it only to its own trigger.) The caller's handler runs first and may prevent this; if it is prevented already, the
 * user has moved the focus.
 */
export const useFocusReturn = (open: boolean, onCloseAutoFocus?: (event: Event) => void) => {
  const opener = useRef<Opener>(undefined);
  // Runs before the window's content mounts, because Radix portals mount one commit later.
  useLayoutEffect(() => {
    if (open) last = opener.current = { place: findOpener(), before: last, over: false };
  }, [open]);

  return (event: Event) => {
    if (opener.current) opener.current.over = true;
    while (last?.over) last = last.before;
    keepMovedFocus(event);
    onCloseAutoFocus?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    for (let it = opener.current; it; it = it.before) if (it.place && focusSame(it.place)) return;
    focusNear(opener.current?.place);
  };
};
