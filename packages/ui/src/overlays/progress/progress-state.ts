import type { Severity } from "../../feedback/severity.ts";

/** One line of a progress dialog: a file, a player. */
export type ProgressLine = { text: string; state?: "waiting" | "running" | "done" | "failed" | undefined };

/** State of a long task. */
export type ProgressState =
  | { step: "initializing"; text?: string | undefined }
  | {
      step: "running";
      text?: string | undefined;
      /** 0 to 100; without it the progress bar is indeterminate. */
      percent?: number | undefined;
      lines?: readonly ProgressLine[] | undefined;
    }
  | { step: "finalizing"; text?: string | undefined; lines?: readonly ProgressLine[] | undefined }
  | {
      step: "completed";
      text?: string | undefined;
      /** Link to the result. */
      link?: { label: string; href: string } | undefined;
      lines?: readonly ProgressLine[] | undefined;
      /** Results to copy, one per line: codes, ids. `each` adds a copy button per line. */
      copyable?: { label: string; values: readonly string[]; each?: boolean } | undefined;
    }
  | { step: "error"; text: string; lines?: readonly ProgressLine[] | undefined };

/** Label of each step, its tone, and whether the task has ended. */
export const PROGRESS_STEPS: Record<ProgressState["step"], { word: string; tone: Severity; over: boolean }> = {
  initializing: { word: "Initializing", tone: "info", over: false },
  running: { word: "In progress", tone: "info", over: false },
  finalizing: { word: "Finalizing", tone: "info", over: false },
  completed: { word: "Completed", tone: "positive", over: true },
  error: { word: "Error", tone: "critical", over: true },
};
