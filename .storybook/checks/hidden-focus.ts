import { boxOf, lookOf } from "./look-of.ts";

const REACHED = "a[href],button,summary,select,[type=checkbox],[type=radio],[type=range],[tabindex='0']";
/** Elements behind a dialog, focus guards, and elements whose ring is drawn by a part of them. */
const WITHOUT_RING =
  ":disabled,[inert] *,[aria-hidden=true] *,[data-radix-focus-guard],[role=listbox],[role=tablist],[role=toolbar]";
/** Number of ancestors that may draw the ring, such as the frame of an invisible control. */
const UP = 2;

/** Elements already checked in any story: the same classes have the same ring. */
const known = new Set<string>();

const around = (element: Element): string => {
  let look = lookOf(element);
  for (let at = element.parentElement, step = 0; at && step < UP; at = at.parentElement, step += 1) look += boxOf(at);
  return look;
};

const keyOf = (element: HTMLElement) =>
  `${element.localName} ${element.className} ${element.parentElement?.className ?? ""}`;

/** Elements in tab order that were not checked yet. Fields are skipped, since they have a caret. */
export const newFocus = (): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(REACHED)].filter(
    (it) =>
      !known.has(keyOf(it)) &&
      it.tabIndex >= 0 &&
      !it.isContentEditable &&
      !it.matches(WITHOUT_RING) &&
      it.getClientRects().length > 0,
  );

/** Elements that show no focus when Tab reaches them. */
export const hiddenFocus = (elements: readonly HTMLElement[]): string[] => {
  const missing: string[] = [];
  const before = document.activeElement;
  for (const element of elements) {
    if (known.has(keyOf(element))) continue;
    element.blur();
    const without = around(element);
    element.focus({ preventScroll: true });
    // A dialog with a focus trap has taken the focus back.
    if (document.activeElement !== element) continue;
    known.add(keyOf(element));
    if (around(element) === without) missing.push(`<${element.localName} class="${element.className}">`);
  }
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return missing.map((it) => `${it} shows no focus`);
};
