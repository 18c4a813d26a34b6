import type { Statuses } from "#kit/words/status-badge.tsx";

/** Kinds of release notes; a fix or improvement is no status, so only a notice has a tone. */
export const NOTE_KINDS: Statuses<"FEATURE" | "IMPROVEMENT" | "FIX" | "NOTICE"> = {
  FEATURE: { label: "Feature", tone: "normal" },
  IMPROVEMENT: { label: "Improvement", tone: "normal" },
  FIX: { label: "Fix", tone: "normal" },
  NOTICE: { label: "Notice", tone: "note" },
};
