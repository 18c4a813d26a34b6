import type { Chord } from "./keys.ts";

/** Whether the keyboard is that of a Mac, with ⌘ and ⌥. */
export const isMac = typeof navigator !== "undefined" && /mac|iphone|ipad/i.test(navigator.platform);

const PRINTED: Readonly<Record<string, string>> = {
  Mod: isMac ? "⌘" : "Ctrl",
  Shift: "⇧",
  Alt: isMac ? "⌥" : "Alt",
  Enter: "↵",
  Escape: "Esc",
  ArrowUp: "↑",
  ArrowDown: "↓",
  ArrowLeft: "←",
  ArrowRight: "→",
  PageUp: "PgUp",
  PageDown: "PgDn",
  Backspace: "⌫",
  "-": "−",
};

const SPOKEN: Readonly<Record<string, string>> = isMac ? { Mod: "Command", Alt: "Option" } : { Mod: "Control" };

const keysOf = (chord: Chord) => chord.split(/\+(?=.)/);

/** Key labels of a chord: `Mod+Enter` is Ctrl and ↵. */
export const formatChord = (chord: Chord): readonly string[] => keysOf(chord).map((key) => PRINTED[key] ?? key);

/** A chord for a screen reader, whose words for the symbols of keys differ: `Mod+Z` is "Control+Z". */
export const spokenChord = (chord: Chord): string =>
  keysOf(chord)
    .map((key) => SPOKEN[key] ?? key)
    .join("+");

/** A chord in the notation of `aria-keyshortcuts`. */
export const ariaChord = (chord: Chord): string => chord.replace("Mod", isMac ? "Meta" : "Control");
