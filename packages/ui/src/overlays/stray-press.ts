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

/** Milliseconds after a press that sent something in which another one in the same place belongs to it. */
const SAME_CLICK_MS = 300;
/** Milliseconds from a press to the write that it sends: its form is checked first. */
const PRESS_MS = 300;
/** Pixels that a hand moves between the two presses of a double click. */
const SAME_PLACE_PX = 6;

/** A press: where, when by the clock of events, and when it was handled, all times in milliseconds. */
type Press = { x: number; y: number; at: number; handledAt: number };
let last: Press | undefined;
/** The press whose repetitions are dropped, see {@link endPress}. */
let ended: Press | undefined;
/** Whether the press under way repeats the ended one. */
let repeats = false;

const onPointerDown = () => void (strays = false);

/** Browsers count the presses of a double click by the system's own time; a press that is not counted is measured. */
const isRepetition = ({ detail, clientX, clientY, timeStamp }: MouseEvent): boolean => {
  if (!ended || detail === 0) return false;
  if (detail > 1) return true;
  const { x, y, at } = ended;
  // What has no place was pressed by no mouse.
  if (x === 0 && y === 0) return false;
  return timeStamp - at <= SAME_CLICK_MS && Math.hypot(clientX - x, clientY - y) <= SAME_PLACE_PX;
};

/** A scrim does nothing by itself: its window asks {@link staysAtStrayPress}. */
const dropStray = (event: MouseEvent) => {
  if (repeats && event.detail > 0) drop(event);
  else if (strays && event.detail > 1 && !layerOf(event)?.matches("[data-slot=scrim]")) drop(event);
};

const onMouseDown = (event: MouseEvent) => {
  repeats = isRepetition(event);
  if (!repeats && event.detail < 2) {
    last = { x: event.clientX, y: event.clientY, at: event.timeStamp, handledAt: performance.now() };
    ended = undefined;
  }
  if (event.detail < 2) clicked = layerOf(event);
  else strays = layerOf(event) !== clicked;
  dropStray(event);
};

/**
 * Called when the press under way has sent something: the later presses of the same double click are dropped, wherever
 * they fall. They would hit what came under the pointer meanwhile, such as the next record of a queue.
 */
export const endPress = (): void => {
  // What a key sends has no later presses.
  if (last && performance.now() - last.handledAt <= PRESS_MS) ended = last;
};

const onKeyDown = (event: KeyboardEvent) => {
  // Whoever types between two presses means both.
  if (!event.repeat) ended = undefined;
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

/** An open popover, list or menu; Radix draws each in such a wrapper. */
const FLOATING = "[data-radix-popper-content-wrapper] > [data-state=open]";

/**
 * For a window's `onInteractOutside`: it is not closed by the double click that opened it, nor by a press that closes a
 * popover on it.
 */
export const staysAtStrayPress = (event: Event): void => {
  if (strays || document.querySelector(FLOATING)) event.preventDefault();
};
