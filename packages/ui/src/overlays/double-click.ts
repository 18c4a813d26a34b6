/** Pages, and what floats over them and each other. */
const LAYERS =
  "[role=dialog],[role=alertdialog],[role=menu],[role=listbox],[data-slot=toast],[data-slot=scrim],[data-slot=page]";

const layerOf = ({ target }: Event) => (target instanceof Element ? target.closest(LAYERS) : null);

/** Where the click under way began: in one of them, or in the frame around the pages. */
let began: Element | null = null;
/** Whether this press is a later one of a double click that began elsewhere. */
let strays = false;

const onPointerDown = () => void (strays = false);

/** On its way to what it is not meant for. A scrim does nothing by itself: its window asks {@link staysAtDoubleClick}. */
const drop = (event: MouseEvent) => {
  if (!strays || event.detail < 2 || (event.target as Element).matches("[data-slot=scrim]")) return;
  event.preventDefault();
  event.stopImmediatePropagation();
};

const onMouseDown = (event: MouseEvent) => {
  if (event.detail < 2) began = layerOf(event);
  else strays = layerOf(event) !== began;
  drop(event);
};

/**
 * A double click is meant for what its first press fell on. When that has a window open, or one close, the second falls
 * on what came under the pointer: it would close the window, confirm what nobody read, or open the row that a window
 * uncovered. It is dropped. For the root of an app, once; the answer ends it.
 */
export const guardDoubleClicks = (): (() => void) => {
  const over = new AbortController();
  const options = { capture: true, signal: over.signal };
  window.addEventListener("pointerdown", onPointerDown, options);
  window.addEventListener("mousedown", onMouseDown, options);
  window.addEventListener("click", drop, options);
  window.addEventListener("dblclick", drop, options);
  return () => over.abort();
};

/** For a window's `onInteractOutside`: it is not closed by the double click that opened it. */
export const staysAtDoubleClick = (event: Event): void => {
  if (strays) event.preventDefault();
};
