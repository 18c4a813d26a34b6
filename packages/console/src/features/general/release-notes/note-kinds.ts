import type { Statuses } from "#kit/words/status-badge.tsx";

/** Kinds of release notes; a fix or improvement is no status, so only a notice has a tone. */
export const NOTE_KINDS: Statuses<"FEATURE" | "IMPROVEMENT" | "FIX" | "NOTICE"> = {
  FEATURE: { label: "Feature", tone: "neutral" },
  IMPROVEMENT: { label: "Improvement", tone: "neutral" },
  FIX: { label: "Fix", tone: "neutral" },
  NOTICE: { label: "Notice", tone: "info" },
};
