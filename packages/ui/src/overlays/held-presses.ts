/** Milliseconds after which the page accepts presses again, even if the window has not opened. */
const LONGEST_MS = 5000;
/** Milliseconds from the code of a window until it takes the focus. */
const FOCUS_MS = 100;

const EDITABLE = "input,textarea,[contenteditable=true]";
/** Keys of the browser itself, such as Reload. */
const OF_BROWSER = /^(?:F\d+|[lrtwv])$/i;

/** An overlay that is being loaded: how to cancel it, and until when its presses are held. */
type Hold = { cancel: () => void; until: number };
const holds = new Set<Hold>();
let text = "";
const readers = new Set<() => void>();

const write = (next: string) => {
  text = next;
  for (const read of readers) read();
};

/** The text that is held, for a box that shows it. */
export const heldText = {
  read: (): string => text,
  subscribe: (reader: () => void): (() => void) => {
    readers.add(reader);
    return () => readers.delete(reader);
  },
};

/**
 * Holds presses for a window whose code is being loaded, so that none reaches the page behind it. Returns a function that
 * ends this, as soon as the window takes the focus.
 */
export const holdPresses = (cancel: () => void): (() => void) => {
  const hold = { cancel, until: performance.now() + LONGEST_MS };
  holds.add(hold);
  return () => {
    hold.until = performance.now() + FOCUS_MS;
  };
};

/** Ends all; called when the console starts. */
export const forgetHolds = (): void => {
  holds.clear();
  write("");
};

/** Whether presses belong to a window that is being loaded. */
export const isHeld = (): boolean => {
  for (const hold of holds) if (hold.until < performance.now()) holds.delete(hold);
  return holds.size > 0;
};

/** Holds a key: Escape gives up what was asked for, a letter is kept. Returns whether the key is dropped. */
export const holdKey = ({ key, repeat, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => {
  const held = ctrlKey || metaKey;
  if ((held || key.length > 1) && OF_BROWSER.test(key)) return false;
  if (repeat) return true;
  if (key === "Escape") {
    const last = [...holds].at(-1);
    forgetHolds();
    last?.cancel();
  } else if (key === "Backspace") write(text.slice(0, -1));
  else if (key.length === 1 && (!held || altKey)) write(text + key);
  return true;
};

export const holdText = (more: string): void => write(text + more);

/** A press that is not held: whoever presses has seen the window, so that earlier letters are not for its fields. */
export const forgetText = (): void => {
  if (text) write("");
};

/** The window takes the focus; its first text box gets the letters that were held for it. */
export const endHold = (target: EventTarget | null): void => {
  for (const hold of holds) if (hold.until <= performance.now() + FOCUS_MS) holds.delete(hold);
  if (!text || !(target instanceof HTMLElement) || !target.matches(EDITABLE)) return;
  // Whoever moves the focus also moves the caret.
  queueMicrotask(() => {
    if (document.activeElement !== target) return;
    const typed = text;
    write("");
    // oxlint-disable-next-line typescript/no-deprecated -- the only way to type into any editor
    if (typed) document.execCommand("insertText", false, typed);
  });
};
