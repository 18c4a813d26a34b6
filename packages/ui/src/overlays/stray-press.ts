import { forgetText, holdText, isHeld } from "./held-presses.ts";
import {
  answerKeys,
  askForWindow,
  forgetKeys,
  isStrayKeyDown,
  isStrayKeyUp,
  noticeWindow,
  pressPointer,
  sendByKey,
} from "./stray-keys.ts";

/** Pages and the overlays above them. */
const LAYERS =
  "[role=dialog],[role=alertdialog],[role=menu],[role=listbox],[data-slot=toast],[data-slot=scrim],[data-slot=page]";

const layerOf = ({ target }: Event) => (target instanceof Element ? target.closest(LAYERS) : null);

const drop = (event: Event) => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

/** Layer in which the current click or key press started, or the frame around the pages. */
let clicked: Element | null = null;
let typed: Element | null = null;
/** Whether the current press is a later one of a double click that started in another layer. */
let strays = false;

/** An open popover, list or menu, by its Radix wrapper. */
const FLOATING = "[data-radix-popper-content-wrapper] > [data-state=open]";
/** Overlays that the user opened: suggestions open by themselves while the user types. */
const ASKED = `${FLOATING}:not([data-slot=suggestions])`;
/** Where a press belongs to what is open: inside, or on its button or box. */
const OWN = "[data-radix-popper-content-wrapper],[aria-haspopup][aria-expanded=true],[data-slot=date-box]";
/** Whether the current press closes what is open, and does nothing else. */
let closes = false;

/** Milliseconds after a submitting press in which another press at the same position belongs to it. */
const SAME_CLICK_MS = 300;
/** Maximum milliseconds from a press to its request, because the form is validated first. */
const PRESS_MS = 300;
/** Maximum pixels between the two presses of a double click. */
const SAME_PLACE_PX = 6;

/** A press: position, event time, and handling time, in milliseconds. */
type Press = { x: number; y: number; at: number; handledAt: number };
let last: Press | undefined;
/** The press whose repetitions are dropped; see {@link endPress}. */
let ended: Press | undefined;
/** Whether the current press repeats the ended one. */
let repeats = false;

const onPointerDown = (event: PointerEvent) => {
  if (isHeld()) return drop(event);
  forgetText();
  const { target } = event;
  closes = document.querySelector(ASKED) !== null && target instanceof Element && !target.closest(OWN);
  strays = false;
  pressPointer();
};

/** Uses the browser's click count, which follows the system's double-click time, else measures time and distance. */
const isRepetition = ({ detail, clientX, clientY, timeStamp }: MouseEvent): boolean => {
  if (!ended || detail === 0) return false;
  if (detail > 1) return true;
  const { x, y, at } = ended;
  // A press without a position does not come from a pointer.
  if (x === 0 && y === 0) return false;
  return timeStamp - at <= SAME_CLICK_MS && Math.hypot(clientX - x, clientY - y) <= SAME_PLACE_PX;
};

/** Drops stray presses. Presses on a scrim are handled by its window with {@link staysAtStrayPress}. */
const dropStray = (event: MouseEvent) => {
  if (repeats && event.detail > 0) drop(event);
  else if (strays && event.detail > 1 && !layerOf(event)?.matches("[data-slot=scrim]")) drop(event);
};

const onClick = (event: MouseEvent) => {
  if (isHeld()) return drop(event);
  if (closes && event.detail > 0) {
    drop(event);
    // Radix closes popovers at the click, which it awaits there.
    document.dispatchEvent(new Event("click"));
    return;
  }
  // A screen reader clicks without a press.
  askForWindow();
  dropStray(event);
};

const onMouseDown = (event: MouseEvent) => {
  if (isHeld()) return drop(event);
  if (closes) {
    // The later presses of a double click belong to nothing on the page.
    clicked = null;
    return drop(event);
  }
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
 * Called when the current press has sent a request: later presses of the same double click are dropped everywhere, and
 * for a moment Enter and Space. Otherwise they would hit an element that has appeared under the pointer or has got the
 * focus, such as the next record of a queue.
 */
export const endPress = (): void => {
  if (last && performance.now() - last.handledAt <= PRESS_MS) ended = last;
  sendByKey();
};

/** Called with every answer to a write: a window that opens now was not asked for by the press before. */
export const answerPress = (): void => answerKeys();

const onKeyDown = (event: KeyboardEvent) => {
  if (isStrayKeyDown(event)) return drop(event);
  // A key press between two presses means that both are intended.
  if (!event.repeat) ended = undefined;
  if (event.key !== "Enter" && event.key !== " ") return;
  if (!event.repeat) typed = layerOf(event);
  else if (layerOf(event) !== typed) drop(event);
};

const onPaste = (event: ClipboardEvent) => {
  if (!isHeld()) return;
  holdText(event.clipboardData?.getData("text") ?? "");
  drop(event);
};

const onKeyUp = (event: KeyboardEvent) => {
  if (isStrayKeyUp(event)) drop(event);
};

/**
 * A double click or a held key is meant for the element where it started. If that opens or closes a window, the later
 * presses hit the element that is now under the pointer or focused: they would close the window, confirm an unread
 * dialog, or open the row behind a window. They are dropped. Of keys also: Enter, Space and Escape that meet a window
 * which has opened by itself, and Enter and Space right after a write, until they are released and a moment has passed;
 * and all presses while what was asked for is being loaded (`Opening`). A press beside an open menu closes it, and does
 * nothing else.
 * Called once, at the root of an app; returns a function that stops it.
 */
export const dropStrayPresses = (): (() => void) => {
  forgetKeys();
  const over = new AbortController();
  const options = { capture: true, signal: over.signal };
  window.addEventListener("pointerdown", onPointerDown, options);
  window.addEventListener("mousedown", onMouseDown, options);
  window.addEventListener("click", onClick, options);
  window.addEventListener("dblclick", dropStray, options);
  window.addEventListener("keydown", onKeyDown, options);
  window.addEventListener("keyup", onKeyUp, options);
  window.addEventListener("paste", onPaste, options);
  window.addEventListener("focusin", noticeWindow, options);
  window.addEventListener("popstate", askForWindow, options);
  return () => over.abort();
};

/**
 * For `onInteractOutside` of a window: keeps the window open on the double click that opened it, and on a press that
 * closes a popover above it.
 */
export const staysAtStrayPress = (event: Event): void => {
  if (strays || closes || document.querySelector(FLOATING)) event.preventDefault();
};
