import type { Mark } from "../marks/mark.ts";

/** Whether a look was ticked and one of its pictures has changed since, in a mode that was drawn then and now. */
export const hasChanged = (mark: Mark | undefined, now: Readonly<Record<string, string>> | undefined): boolean =>
  mark !== undefined &&
  mark.seen &&
  now !== undefined &&
  Object.entries(mark.pictures).some(([mode, hash]) => now[mode] !== undefined && now[mode] !== hash);
