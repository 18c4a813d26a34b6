import type { Chord } from "@backoffice/ui";

/** Every key of the console beside those of the kit; `console-key-words.ts` says what each does, so that none is left out. */
export const CONSOLE_KEYS = {
  palette: ["Mod+K"],
  search: ["/"],
  keys: ["?"],
  nextRecord: ["J"],
  previousRecord: ["K"],
  exitView: ["Q"],
} as const satisfies Record<string, readonly Chord[]>;
