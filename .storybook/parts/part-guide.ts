import type { PatternName } from "./pattern-stories.ts";

/** Documentation of a component that its source does not have. */
export type PartGuide = {
  use: string;
  avoid: string;
  /** Its visible parts, in reading order. */
  anatomy: readonly string[];
  /** Omitted if it takes no focus. */
  keys?: string;
  accessibility: string;
  /** Wording and values. */
  content: string;
  /** Good and bad texts, side by side. */
  wording?: { good: readonly string[]; bad: readonly string[] };
  /** A complete example to copy. */
  example: string;
  /** The example needs more than the docs page can draw; it is text only. */
  isFixed?: true;
  /** Pattern pages with good and bad examples. */
  patterns?: readonly PatternName[];
};
