/** A key as the browser names it, with what is held down: `Mod+Enter`, where Mod is Ctrl, or ⌘ on a Mac. */
export type Chord = string;

/** What a handler needs of the event of a key. */
type Press = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

let singleKeys = true;

/** Turns keys that are one character, without Ctrl, ⌘ or Alt, on or off: speech input types them (WCAG 2.1.4). */
export const allowSingleKeys = (allowed: boolean): void => {
  singleKeys = allowed;
};

/** Whether a chord is one character alone, with or without Shift. */
export const isSingleKey = (chord: Chord): boolean => /^(Shift\+)?.$/.test(chord);

/**
 * Whether one of these keys is pressed. Ctrl, ⌘ and Alt must be held only where the chord says so; Shift may be, as some
 * characters take it.
 */
export const pressed = (event: Press | { nativeEvent: Press }, chords: readonly Chord[]): boolean => {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = "nativeEvent" in event ? event.nativeEvent : event;
  return chords.some((chord) => {
    if (!singleKeys && isSingleKey(chord)) return false;
    const held = chord.split(/\+(?=.)/);
    const name = held.pop() ?? "";
    return (
      (key === " " ? "Space" : key).toLowerCase() === name.toLowerCase() &&
      (ctrlKey || metaKey) === held.includes("Mod") &&
      altKey === held.includes("Alt") &&
      (shiftKey || !held.includes("Shift"))
    );
  });
};

/** Every key of the kit. What is handled takes it from here, and what each does is in `key-words.ts`: none is left out. */
export const KEYS = {
  next: ["Tab"],
  close: ["Escape"],
  submit: ["Mod+Enter"],

  searchToRows: ["ArrowDown"],
  rowMove: ["ArrowUp", "ArrowDown"],
  rowPage: ["PageUp", "PageDown"],
  rowEnd: ["Home", "End"],
  rowOpen: ["Enter"],
  rowSelect: ["Space"],
  rowSelectTo: ["Shift+Space"],
  cellMove: ["ArrowLeft", "ArrowRight"],
  cellExtend: ["Shift+ArrowLeft", "Shift+ArrowRight", "Shift+ArrowUp", "Shift+ArrowDown"],
  cellCopy: ["Mod+C"],
  cellInside: ["F2"],
  approve: ["A"],
  reject: ["R"],
  reply: ["R"],
  changeStatus: ["S"],
  headingMenu: ["ArrowDown"],
  headingWidth: ["Alt+ArrowLeft", "Alt+ArrowRight"],
  headingMove: ["Shift+ArrowLeft", "Shift+ArrowRight"],

  orderUp: ["Alt+ArrowUp"],
  orderDown: ["Alt+ArrowDown"],

  choiceMove: ["ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End"],
  choiceTake: ["Enter"],
  take: ["Enter"],
  removeLast: ["Backspace"],
  textTools: ["Alt+F10"],
  amountStep: ["ArrowUp", "ArrowDown"],

  imageStep: ["ArrowLeft", "ArrowRight"],
  zoomIn: ["+", "="],
  zoomOut: ["-"],
  zoomReset: ["0"],
  rotate: ["R"],
  rotateBack: ["Shift+R"],
  chartStep: ["ArrowLeft", "ArrowRight", "Home", "End"],
} as const satisfies Record<string, readonly Chord[]>;
