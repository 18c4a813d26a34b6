import { Check, Circle, X } from "lucide-react";
import { Spinner } from "../../feedback/spinner.tsx";
import type { ProgressLine } from "./progress-state.ts";

const MARKS = {
  waiting: { word: "Waiting", mark: <Circle size={14} strokeWidth={1.75} aria-hidden className="text-ink-faint" /> },
  running: { word: "Running", mark: <Spinner className="text-accent" /> },
  done: { word: "Done", mark: <Check size={14} strokeWidth={2} aria-hidden className="text-positive" /> },
  failed: { word: "Failed", mark: <X size={14} strokeWidth={2} aria-hidden className="text-critical" /> },
};

/** Parts of a long task, one per line, each with an icon and a text for screen readers. */
export const ProgressLines = ({ lines }: { lines: readonly ProgressLine[] }) => (
  <ul className="flex flex-col gap-1">
    {lines.map(({ text, state = "waiting" }, index) => (
      <li key={index} className="flex items-start gap-2">
        <span className="grid h-5 w-4 shrink-0 place-items-center">{MARKS[state].mark}</span>
        <span className="min-w-0 wrap-anywhere">
          {text}
          <span className="sr-only">, {MARKS[state].word}</span>
        </span>
      </li>
    ))}
  </ul>
);
