import { effects } from "./generated/effects.ts";
import { goneOf } from "./gone.ts";

export { effects };

/** Of the reads that a deletion makes stale, those whose record no longer exists. */
export const gone = goneOf(effects);
