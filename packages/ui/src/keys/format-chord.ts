import type { Chord } from "./keys.ts";

const MAC = typeof navigator !== "undefined" && /mac|iphone|ipad/i.test(navigator.platform);

const PRINTED: Readonly<Record<string, string>> = {
  Mod: MAC ? "⌘" : "Ctrl",
  Shift: "⇧",
  Alt: MAC ? "⌥" : "Alt",
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

/** Key labels of a chord: `Mod+Enter` is Ctrl and ↵. */
export const formatChord = (chord: Chord): readonly string[] =>
  chord.split(/\+(?=.)/).map((key) => PRINTED[key] ?? key);
