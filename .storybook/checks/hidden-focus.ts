import { boxOf, lookOf } from "./look-of.ts";

const REACHED = "a[href],button,summary,select,[type=checkbox],[type=radio],[type=range],[tabindex='0']";
/** What is behind a window or leads the focus back into it, and what shows it at one of its parts. */
const WITHOUT_RING =
  ":disabled,[inert] *,[aria-hidden=true] *,[data-radix-focus-guard],[role=listbox],[role=tablist],[role=toolbar]";
/** How far up the ring may be drawn: the frame of an invisible control. */
const UP = 2;

/** What was looked at already, in whatever story: elements with the same classes have the same ring. */
const known = new Set<string>();

const around = (element: Element): string => {
  let look = lookOf(element);
  for (let at = element.parentElement, step = 0; at && step < UP; at = at.parentElement, step += 1) look += boxOf(at);
  return look;
};

const keyOf = (element: HTMLElement) =>
  `${element.localName} ${element.className} ${element.parentElement?.className ?? ""}`;

/** What Tab reaches and was not looked at yet. Fields have a caret, and are left out. */
export const newFocus = (): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(REACHED)].filter(
    (it) =>
      !known.has(keyOf(it)) &&
      it.tabIndex >= 0 &&
      !it.isContentEditable &&
      !it.matches(WITHOUT_RING) &&
      it.getClientRects().length > 0,
  );

/** Which of them Tab reaches without showing it. */
export const hiddenFocus = (elements: readonly HTMLElement[]): string[] => {
  const missing: string[] = [];
  const before = document.activeElement;
  for (const element of elements) {
    if (known.has(keyOf(element))) continue;
    element.blur();
    const without = around(element);
    element.focus({ preventScroll: true });
    // A window that keeps the focus to itself took it back.
    if (document.activeElement !== element) continue;
    known.add(keyOf(element));
    if (around(element) === without) missing.push(`<${element.localName} class="${element.className}">`);
  }
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return missing.map((it) => `${it} shows no focus`);
};
