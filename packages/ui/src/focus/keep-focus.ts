import { canFocus, focusNear, focusSame, placeOf, type FocusPlace } from "./focus-place.ts";

/** Parts of an app that keep their place while they are out of sight. */
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

/** A press beside everything takes the focus away, and is meant to. */
const onFocusOut = () => {
  setTimeout(() => {
    if (isLost() && document.hasFocus() && last && canFocus(last.element)) last = undefined;
  });
};

/** After windows that close, which give it back themselves. */
const onChange = () => {
  if (!isLost() || !last) return;
  setTimeout(() => {
    if (!isLost() || !last || canFocus(last.element)) return;
    if (!focusSame(last)) focusNear(last);
  });
};

/**
 * Never leaves the focus to nobody: when what has it is removed or hidden, it goes to the row that is now in its place, or
 * to what stood around it. For the root of an app, once; the answer ends it.
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

/** Gives the focus to a page that came on screen: to where it was in it before, or to the page as a whole. */
export const focusPage = (): void => {
  const page = document.querySelector(`main > ${PAGE}:not([aria-hidden])`);
  if (document.querySelector("[role=dialog],[role=alertdialog]") || page?.contains(document.activeElement)) return;
  const before = page && ofPages.get(page);
  if (!before || !focusSame(before)) focusNear(undefined);
};
