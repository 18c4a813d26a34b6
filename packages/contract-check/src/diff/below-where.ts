import type { Difference } from "./difference.ts";

/** What was found inside, as seen from a step above. */
export const belowWhere = (step: string, found: readonly Difference[]): Difference[] =>
  found.map((it) => ({ ...it, where: step + it.where }));
