/** Where the focus is: the element, all that stands around it from the inside, and which row of its table it is in. */
export type FocusPlace = { element: HTMLElement; around: readonly HTMLElement[]; row: number | undefined };

const ROW = "tr[data-index]";

const aroundOf = (element: HTMLElement): HTMLElement[] => {
  const around: HTMLElement[] = [];
  for (let it = element.parentElement; it && it !== document.body; it = it.parentElement) around.push(it);
  return around;
};

/** Remembers where an element stands, for when it is gone. */
export const placeOf = (element: HTMLElement): FocusPlace => {
  const row = element.closest<HTMLElement>(ROW)?.dataset["index"];
  return { element, around: aroundOf(element), row: row === undefined ? undefined : Number(row) };
};

/** Whether an element can have the focus where it stands: it is in the document, in sight, and not behind a window. */
export const canFocus = (element: HTMLElement): boolean =>
  element.isConnected &&
  !element.matches(":disabled") &&
  !element.closest("[inert],[aria-hidden=true]") &&
  // Not in jsdom, where everything is in sight.
  (element.checkVisibility?.({ visibilityProperty: true }) ?? true);

const focus = (element: HTMLElement | null | undefined): boolean => {
  if (!element || !canFocus(element)) return false;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
};

/** The row that is now where the row of a place was, or the last one. */
const focusRowAt = ({ around, row }: FocusPlace): boolean => {
  if (row === undefined) return false;
  const table = around.find((it) => it.matches("table") && canFocus(it));
  const rows = [...(table?.querySelectorAll<HTMLElement>(`:scope > tbody > ${ROW}`) ?? [])];
  return focus(rows.find((it) => Number(it.dataset["index"]) === row) ?? rows.at(-1));
};

/** Gives the focus to the element, or else to the row that is now in its place. Answers whether that could be. */
export const focusSame = (place: FocusPlace): boolean => focus(place.element) || focusRowAt(place);

/** The open window on top, if there is one: the page behind it must not have the focus. */
const windowOnTop = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(":is([role=dialog],[role=alertdialog])[data-state=open]")].findLast(
    canFocus,
  );

/** Focuses the page without a frame around it: nobody moved there by key, and the next Tab shows where the focus is. */
const focusMain = (): boolean => {
  const page = document.querySelector("main");
  if (!focus(page)) return false;
  page!.dataset["focusMoved"] = "";
  page!.addEventListener("blur", () => delete page!.dataset["focusMoved"], { once: true });
  return true;
};

/**
 * Gives the focus to the nearest thing around a place, else to the window on top, at last to the page. A window that has
 * it keeps it where it is: one that closes while another opens would take it from the field where that began.
 */
export const focusNear = (place: FocusPlace | undefined): boolean => {
  const around = place?.around.some((it) => it.hasAttribute("tabindex") && it.matches(":not(main)") && focus(it));
  const onTop = windowOnTop();
  return around || onTop?.contains(document.activeElement) || focus(onTop) || focusMain();
};
