import { Check } from "lucide-react";
import { useFormatCount } from "../use-format-count.ts";
import type { ExportJob } from "./export-jobs.ts";

/** Progress of an export, as a bar and as text. */
export const ExportProgress = ({ job: { step, rows, count, again, label } }: { job: ExportJob }) => {
  const formatCount = useFormatCount();
  const done = step === "done";
  const share = done ? 1 : count ? Math.min(1, rows / count) : undefined;
  const progress = `${formatCount(rows)}${count && !done ? ` of ${formatCount(count)}` : ""} rows`;
  const said = {
    waiting: "Waiting for the previous export.",
    running: progress,
    done: `Saved ${progress}.`,
    cancelled: `Stopped after ${progress}. No file was created.`,
    failed: `Failed after ${progress}. No file was created.`,
  }[step];
  return (
    <div className="flex flex-col gap-1.5">
      <div
        role="progressbar"
        aria-label={`Rows written of ${label.toLowerCase()}`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={share === undefined ? undefined : Math.round(share * 100)}
        aria-valuetext={progress}
        className="h-1 overflow-hidden rounded-full bg-pressed"
      >
        <div
          className="h-full origin-[0_50%] rounded-full bg-accent transition-transform rtl:origin-[100%_50%]"
          style={{ transform: `scaleX(${String(share ?? 0.15)})` }}
        />
      </div>
      <p role="status" className="flex items-center gap-1.5 text-ink-muted tabular">
        {done && <Check size={14} strokeWidth={2} aria-hidden className="text-positive-ink" />}
        {said}
      </p>
      {again && <p className="text-ink-muted">The list changed during the export, so the export started again.</p>}
    </div>
  );
};
