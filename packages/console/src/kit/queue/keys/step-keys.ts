import type { Chord } from "@backoffice/ui";

/** Keys that go through the records of a list, and between a list and the drawer beside it. */
export const STEP_KEYS = {
  nextRecord: ["J"],
  previousRecord: ["K"],
  otherSide: ["F6"],
} as const satisfies Record<string, readonly Chord[]>;
