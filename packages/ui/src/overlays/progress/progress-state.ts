import type { Severity } from "../../feedback/severity.ts";

/** A line of a progress dialog's list: one file, one player. */
export type ProgressLine = { text: string; state?: "waiting" | "running" | "done" | "failed" | undefined };

/** Where a long task stands. */
export type ProgressState =
  | { step: "initializing"; text?: string | undefined }
  | {
      step: "running";
      text?: string | undefined;
      /** 0 to 100; without it the bar only shows that something goes on. */
      percent?: number | undefined;
      lines?: readonly ProgressLine[] | undefined;
    }
  | { step: "finalizing"; text?: string | undefined; lines?: readonly ProgressLine[] | undefined }
  | {
      step: "completed";
      text?: string | undefined;
      /** Where the result is. */
      link?: { label: string; href: string } | undefined;
      lines?: readonly ProgressLine[] | undefined;
      /** Results to take elsewhere, one a line: codes, ids. `each` has a button to copy it alone. */
      copyable?: { label: string; values: readonly string[]; each?: boolean } | undefined;
    }
  | { step: "error"; text: string; lines?: readonly ProgressLine[] | undefined };

/** The word for each step, and how it is coloured when it is over. */
export const PROGRESS_STEPS: Record<ProgressState["step"], { word: string; tone: Severity; over: boolean }> = {
  initializing: { word: "Initializing", tone: "info", over: false },
  running: { word: "In progress", tone: "info", over: false },
  finalizing: { word: "Finalizing", tone: "info", over: false },
  completed: { word: "Completed", tone: "positive", over: true },
  error: { word: "Error", tone: "critical", over: true },
};
