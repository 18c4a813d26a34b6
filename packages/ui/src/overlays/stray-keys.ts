import { isTextTarget } from "../keys/is-text-target.ts";
import { endHold, forgetHolds, forgetText, holdKey, isHeld } from "./held-presses.ts";

/** Windows over a page; and windows that report an answer, which no press asks for. */
const WINDOWS = "[role=dialog],[role=alertdialog]";
const REPORTS = "[data-slot=error-dialog]";

/** Milliseconds after a window has opened by itself, or after a write, in which a key press belongs to what was before. */
const PAUSE_MS = 400;
/** Maximum milliseconds from a press to the window that it asked for, whose code may have to be loaded. */
const ASKED_MS = 5000;

const MODIFIERS = new Set(["Shift", "Control", "Alt", "Meta", "AltGraph"]);

/** Whether the key acts on whatever has the focus, so that it must not reach what the user has not seen. */
const isActing = (key: string) => key === "Enter" || key === " " || key === "Escape";

const isText = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey && isTextTarget(target);

const isRecent = (since: number) => performance.now() - since < PAUSE_MS;

const fresh = () => ({
  /** When the last press that may open a window was handled; a window that is there from the start is asked for. */
  askedAt: Infinity as number | undefined,
  /** When a window last opened by itself. */
  openedAt: -Infinity,
  /** Where Enter or Space was pressed, unless another press followed. */
  pressed: undefined as EventTarget | null | undefined,
  /** Where the press was that sent a write: further Enter and Space belong to it for a moment. */
  sentFrom: undefined as EventTarget | null | undefined,
  /** When the last of these presses was handled, or the write was sent or answered. */
  lastAt: -Infinity,
  /** The acting keys that are held down, and those that are ignored until they are released. */
  down: new Set<string>(),
  ignored: new Set<string>(),
});
let state = fresh();
const seen = new WeakSet<Element>();

/** Ignores the keys that are held down until they are released. */
const ignoreHeld = () => {
  for (const key of state.down) state.ignored.add(key);
};

/** Forgets all presses; called when the console starts. */
export const forgetKeys = (): void => {
  state = fresh();
  forgetHolds();
};

/** A press of the pointer, a click without one, or Back of the browser: it may open a window. */
export const askForWindow = (): void => void (state.askedAt = performance.now());

/** A press of the pointer ends those of the keys. Whoever presses in a window has seen it. */
export const pressPointer = (): void => {
  askForWindow();
  state.openedAt = -Infinity;
  state.pressed = state.sentFrom = undefined;
};

/** The current press has sent a write. */
export const sendByKey = (): void => {
  state.askedAt = undefined;
  if (state.pressed === undefined) return;
  state.sentFrom = state.pressed;
  state.lastAt = performance.now();
  ignoreHeld();
};

/** A write was answered: a window that opens now follows the answer, no press. */
export const answerKeys = (): void => {
  state.askedAt = undefined;
  if (state.sentFrom !== undefined) state.lastAt = performance.now();
};

/** Whether the press belongs to the one that sent a write, and is repeated out of impatience. */
const isSeries = ({ key, target }: KeyboardEvent): boolean => {
  if (key === "Escape" || state.sentFrom === undefined) return false;
  if (!isRecent(state.lastAt)) {
    // A later press elsewhere is meant; one in the same place waits for the same answer.
    if (target !== state.sentFrom) state.sentFrom = undefined;
    return false;
  }
  state.lastAt = performance.now();
  return true;
};

/** Returns whether the key press is dropped. */
export const isStrayKeyDown = (event: KeyboardEvent): boolean => {
  const { key, repeat, target } = event;
  if (MODIFIERS.has(key)) return false;
  if (isHeld()) {
    if (!holdKey(event)) return false;
    // Otherwise Firefox presses a button when Space is released.
    if (!repeat) state.ignored.add(key);
    return true;
  }
  if (repeat) return state.ignored.has(key);
  forgetText();
  state.ignored.delete(key);
  // Whoever moves on in the window has seen it.
  if (key === "Tab") state.openedAt = -Infinity;
  if (isActing(key)) {
    state.down.add(key);
    // In a field Space is text, also in a window that has just opened.
    const isEarly = isRecent(state.openedAt) && !isText(event);
    if (isEarly || isSeries(event)) {
      state.ignored.add(key);
      return true;
    }
  }
  state.askedAt = isText(event) ? undefined : performance.now();
  state.pressed = key === "Enter" || key === " " ? target : undefined;
  if (state.pressed === undefined) state.sentFrom = undefined;
  return false;
};

/** Returns whether the release is dropped: of Space it would press a button. */
export const isStrayKeyUp = ({ key }: KeyboardEvent): boolean => {
  state.down.delete(key);
  return state.ignored.delete(key);
};

/**
 * Notices a window by its first focus. It was asked for if a press came before it that has sent nothing since (see
 * {@link sendByKey}), entered no text and has opened no other window. Otherwise it has opened by itself.
 */
export const noticeWindow = ({ target }: FocusEvent): void => {
  endHold(target);
  const opened = target instanceof Element ? target.closest(WINDOWS) : null;
  if (!opened || seen.has(opened)) return;
  seen.add(opened);
  const { askedAt } = state;
  state.askedAt = undefined;
  if (askedAt !== undefined && performance.now() - askedAt <= ASKED_MS && !opened.matches(REPORTS)) return;
  state.openedAt = performance.now();
  ignoreHeld();
};
