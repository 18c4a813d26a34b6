import type { Chord } from "@backoffice/ui";

/** Keys that go through the records of a list. */
export const STEP_KEYS = {
  nextRecord: ["J"],
  previousRecord: ["K"],
} as const satisfies Record<string, readonly Chord[]>;
