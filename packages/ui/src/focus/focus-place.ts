/** Position of the focus: the element, its ancestors from the inside out, and the id of its table row. */
export type FocusPlace = { element: HTMLElement; around: readonly HTMLElement[]; row: string | undefined };

const aroundOf = (element: HTMLElement): HTMLElement[] => {
  const around: HTMLElement[] = [];
  for (let it = element.parentElement; it && it !== document.body; it = it.parentElement) around.push(it);
  return around;
};

/** Records the position of an element, for use after its removal. */
export const placeOf = (element: HTMLElement): FocusPlace => ({
  element,
  around: aroundOf(element),
  row: element.closest<HTMLElement>("tr[data-row-id]")?.dataset["rowId"],
});

/** Whether an element can take the focus: it is in the document, visible, and not behind a modal window. */
export const canFocus = (element: HTMLElement): boolean =>
  element.isConnected &&
  !element.matches(":disabled") &&
  !element.closest("[inert],[aria-hidden=true]") &&
  // jsdom does not have this function.
  (element.checkVisibility?.({ visibilityProperty: true }) ?? true);

/** Returns whether the focus is on the element, or where a listener of the element's focus has sent it on to. */
const focus = (element: HTMLElement | null | undefined): boolean => {
  if (!element || !canFocus(element)) return false;
  const before = document.activeElement;
  element.focus({ preventScroll: true });
  return document.activeElement === element || document.activeElement !== before;
};

/**
 * Focuses the row of the same record, which is a new element if it has moved among the rows. Never another record: a key
 * that was meant for the one that has gone would act on it.
 */
const focusRow = ({ around, row }: FocusPlace): boolean =>
  row !== undefined &&
  focus(
    around
      .find((it) => it.matches("table") && canFocus(it))
      ?.querySelector<HTMLElement>(`:scope > tbody > tr[data-row-id="${CSS.escape(row)}"]`),
  );

/** Focuses the element, or else the row of its record. Returns whether that succeeded. */
export const focusSame = (place: FocusPlace): boolean => focus(place.element) || focusRow(place);

/** The top open window, if there is one; the page behind it must not take the focus. */
const windowOnTop = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(":is([role=dialog],[role=alertdialog])[data-state=open]")].findLast(
    canFocus,
  );

/** Also one that is hidden for a moment, while the code of what follows it is loaded. */
const isModal = (): boolean =>
  document.querySelector(":is([role=dialog]:not([data-inline]),[role=alertdialog])[data-state=open]") !== null;

/** Focuses the page without a focus ring: the user did not move there by keyboard, and the next Tab shows the position. */
const focusMain = (): boolean => {
  const page = document.querySelector("main");
  if (isModal() || !focus(page)) return false;
  page!.dataset["focusMoved"] = "";
  page!.addEventListener("blur", () => delete page!.dataset["focusMoved"], { once: true });
  return true;
};

/**
 * Focuses the nearest ancestor of a position, else the top window, else the page. A window that has the focus keeps it,
 * because a window that closes while another opens would take the focus from the first field of the new one.
 */
export const focusNear = (place: FocusPlace | undefined): boolean => {
  const around = place?.around.some((it) => it.hasAttribute("tabindex") && it.matches(":not(main)") && focus(it));
  const onTop = windowOnTop();
  return around || onTop?.contains(document.activeElement) || focus(onTop) || focusMain();
};
