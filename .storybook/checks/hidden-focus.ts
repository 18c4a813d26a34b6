import { boxOf, lookOf } from "./look-of.ts";

const REACHED = "a[href],button,summary,select,[type=checkbox],[type=radio],[type=range],[tabindex='0']";
/** What a window puts before and after itself to lead the focus back, and lists: they show the option one is at. */
const WITHOUT_RING = ":disabled,[inert] *,[data-radix-focus-guard],[role=listbox]";
/** How far up the ring may be drawn: the frame of an invisible control. */
const UP = 2;

/** What was looked at already, in whatever story: elements with the same classes have the same ring. */
const known = new Set<string>();

const around = (element: Element): string => {
  let look = lookOf(element);
  for (let at = element.parentElement, step = 0; at && step < UP; at = at.parentElement, step += 1) look += boxOf(at);
  return look;
};

/** What Tab reaches without showing it. Fields have a caret, and are left out. */
export const hiddenFocus = (): string[] => {
  const missing: string[] = [];
  const before = document.activeElement;
  for (const element of document.querySelectorAll<HTMLElement>(REACHED)) {
    const key = `${element.localName} ${element.className} ${element.parentElement?.className ?? ""}`;
    const skip = element.tabIndex < 0 || element.isContentEditable || element.matches(WITHOUT_RING);
    if (known.has(key) || skip || element.getClientRects().length === 0) continue;
    element.blur();
    const without = around(element);
    element.focus({ preventScroll: true });
    // A window that keeps the focus to itself took it back.
    if (document.activeElement !== element) continue;
    known.add(key);
    if (around(element) === without) missing.push(`<${element.localName} class="${element.className}">`);
  }
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return missing.map((it) => `${it} shows no focus`);
};
