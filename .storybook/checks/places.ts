export const FORM = "form[data-slot=form]";
export const WINDOW = "[role=dialog],[role=alertdialog]";
export const CONTROLS = "button,a[href],input,textarea,select,[contenteditable=true]";
/** Pixels that a control may move while someone aims at it. */
const STILL = 1;

type Places = ReadonlyMap<Element, DOMRect>;

export const textOf = (element: Element): string =>
  element.getAttribute("aria-label") ?? (element.textContent.trim() || element.id);

/** Where the controls in an element are. */
export const placesOf = (place: Element): Places =>
  new Map([...place.querySelectorAll(CONTROLS)].map((it) => [it, it.getBoundingClientRect()]));

/** The controls that have moved, and how far; `sideways`: to the left or right, too. */
export const movedSince = (before: Places, { sideways = true } = {}): string[] =>
  [...before].flatMap(([it, { top, left }]) => {
    const now = it.getBoundingClientRect();
    const by = Math.max(Math.abs(now.top - top), sideways ? Math.abs(now.left - left) : 0);
    return it.isConnected && by > STILL ? [`${textOf(it)} by ${Math.round(by)} px`] : [];
  });
