import type { Chord } from "@backoffice/ui";
import { STEP_KEYS } from "#kit/queue/step-keys.ts";

/** Every key of the console beside those of the kit; `console-key-words.ts` says what each does, so that none is left out. */
export const CONSOLE_KEYS = {
  palette: ["Mod+K"],
  search: ["/"],
  keys: ["?"],
  ...STEP_KEYS,
  exitView: ["Q"],
} as const satisfies Record<string, readonly Chord[]>;
