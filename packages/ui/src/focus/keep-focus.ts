import { canFocus, focusNear, focusSame, placeOf, type FocusPlace } from "./focus-place.ts";

/** Pages of an app, which keep their focus position while they are hidden. */
const PAGE = "[data-slot=page]";

let last: FocusPlace | undefined;
const ofPages = new WeakMap<Element, FocusPlace>();

const isLost = () => document.activeElement === null || document.activeElement === document.body;

const onFocusIn = ({ target }: FocusEvent) => {
  if (!(target instanceof HTMLElement) || target === document.body) return;
  last = placeOf(target);
  const page = target.closest(PAGE);
  if (page) ofPages.set(page, last);
};

/** A click on an empty area removes the focus on purpose. */
const onFocusOut = () => {
  setTimeout(() => {
    if (isLost() && document.hasFocus() && last && canFocus(last.element)) last = undefined;
  });
};

/** Runs after closing windows, which return the focus themselves. */
const onChange = () => {
  if (!isLost() || !last) return;
  setTimeout(() => {
    if (!isLost() || !last || canFocus(last.element)) return;
    if (!focusSame(last)) focusNear(last);
  });
};

/**
 * Prevents the loss of focus: when the focused element is removed or hidden, moves the focus to the row of the same record,
 * or to its nearest ancestor, such as the table. Called once, at the root of an app; returns a function that stops it.
 */
export const keepFocus = (): (() => void) => {
  const over = new AbortController();
  const options = { capture: true, signal: over.signal };
  window.addEventListener("focusin", onFocusIn, options);
  window.addEventListener("focusout", onFocusOut, options);
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["hidden", "inert", "disabled", "aria-hidden"],
  });
  return () => {
    over.abort();
    observer.disconnect();
    last = undefined;
  };
};

/** Focuses a page that became visible: its last focus position, or the page itself. */
export const focusPage = (): void => {
  const page = document.querySelector(`main > ${PAGE}:not([aria-hidden])`);
  if (
    document.querySelector("[role=dialog]:not([data-inline]),[role=alertdialog]") ||
    page?.contains(document.activeElement)
  )
    return;
  const before = page && ofPages.get(page);
  if (!before || !focusSame(before)) focusNear(undefined);
};
