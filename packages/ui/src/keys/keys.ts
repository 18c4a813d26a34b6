/** A key name of the browser with modifiers: `Mod+Enter`, where Mod is Ctrl, or ⌘ on a Mac. */
export type Chord = string;

/** The properties of a keyboard event that handlers need. */
type Press = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey"> & { code?: string };

let singleKeys = true;

/** Turns single-character shortcuts without Ctrl, ⌘ or Alt on or off, because speech input types them (WCAG 2.1.4). */
export const allowSingleKeys = (allowed: boolean): void => {
  singleKeys = allowed;
};

/** Whether a chord is a single character, with or without Shift. */
export const isSingleKey = (chord: Chord): boolean => /^(Shift\+)?.$/.test(chord);

/**
 * Whether an event matches one of the chords. Ctrl, ⌘ and Alt must match exactly; an additional Shift is accepted, because
 * some characters require it. With Alt, a letter is also found by its place on the keyboard: ⌥ types other characters,
 * and not every layout has Latin letters.
 */
export const pressed = (event: Press | { nativeEvent: Press }, chords: readonly Chord[]): boolean => {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = "nativeEvent" in event ? event.nativeEvent : event;
  return chords.some((chord) => {
    if (!singleKeys && isSingleKey(chord)) return false;
    const held = chord.split(/\+(?=.)/);
    const name = held.pop() ?? "";
    const isKey = (key === " " ? "Space" : key).toLowerCase() === name.toLowerCase();
    const isPlace = held.includes("Alt") && code === `Key${name}`;
    return (
      (isKey || isPlace) &&
      (ctrlKey || metaKey) === held.includes("Mod") &&
      altKey === held.includes("Alt") &&
      (shiftKey || !held.includes("Shift"))
    );
  });
};

/** All shortcuts of the kit. Handlers use these; `key-descriptions.ts` describes every one of them. */
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
  textLink: ["Mod+K"],
  amountStep: ["ArrowUp", "ArrowDown"],

  imageStep: ["ArrowLeft", "ArrowRight"],
  zoomIn: ["+", "="],
  zoomOut: ["-"],
  zoomReset: ["0"],
  rotate: ["R"],
  rotateBack: ["Shift+R"],
  chartStep: ["ArrowLeft", "ArrowRight", "Home", "End"],
} as const satisfies Record<string, readonly Chord[]>;
