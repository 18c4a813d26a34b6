/** Pages, and what floats over them and each other. */
const LAYERS =
  "[role=dialog],[role=alertdialog],[role=menu],[role=listbox],[data-slot=toast],[data-slot=scrim],[data-slot=page]";

const layerOf = ({ target }: Event) => (target instanceof Element ? target.closest(LAYERS) : null);

const drop = (event: Event) => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

/** Where the click and the key under way began: in one of them, or in the frame around the pages. */
let clicked: Element | null = null;
let typed: Element | null = null;
/** Whether this press is a later one of a double click that began elsewhere. */
let strays = false;

const onPointerDown = () => void (strays = false);

/** A scrim does nothing by itself: its window asks {@link staysAtStrayPress}. */
const dropStray = (event: MouseEvent) => {
  if (strays && event.detail > 1 && !layerOf(event)?.matches("[data-slot=scrim]")) drop(event);
};

const onMouseDown = (event: MouseEvent) => {
  if (event.detail < 2) clicked = layerOf(event);
  else strays = layerOf(event) !== clicked;
  dropStray(event);
};

const onKeyDown = (event: KeyboardEvent) => {
  if (event.key !== "Enter" && event.key !== " ") return;
  if (!event.repeat) typed = layerOf(event);
  else if (layerOf(event) !== typed) drop(event);
};

/**
 * A double click, or a key that is held, is meant for what it began on. When that has a window open, or one close, the
 * rest falls on what came under the pointer or took the focus: it would close the window, confirm what nobody read, or
 * open the row that a window uncovered. It is dropped. For the root of an app, once; the answer ends it.
 */
export const dropStrayPresses = (): (() => void) => {
  const over = new AbortController();
  const options = { capture: true, signal: over.signal };
  window.addEventListener("pointerdown", onPointerDown, options);
  window.addEventListener("mousedown", onMouseDown, options);
  window.addEventListener("click", dropStray, options);
  window.addEventListener("dblclick", dropStray, options);
  window.addEventListener("keydown", onKeyDown, options);
  return () => over.abort();
};

/** For a window's `onInteractOutside`: it is not closed by the double click that opened it. */
export const staysAtStrayPress = (event: Event): void => {
  if (strays) event.preventDefault();
};
