import type { Chord } from "@backoffice/ui";
import { STEP_KEYS } from "#kit/queue/keys/step-keys.ts";
import { UNDO_KEYS } from "#kit/submit/undoable.ts";

/** All shortcuts of the console besides those of the kit; `console-key-descriptions.ts` describes each of them. */
export const CONSOLE_KEYS = {
  palette: ["Mod+K"],
  search: ["/"],
  keys: ["?"],
  ...UNDO_KEYS,
  ...STEP_KEYS,
  exitView: ["Q"],
} as const satisfies Record<string, readonly Chord[]>;
