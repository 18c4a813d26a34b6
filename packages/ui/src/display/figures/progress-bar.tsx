import { cn } from "../../cn.ts";
import { toPercent } from "./to-percent.ts";

export type ProgressBarProps = {
  /** Progress out of `max`. Missing or not a number: the duration is unknown (indeterminate). */
  value?: number | undefined;
  /** Defaults to 100. */
  max?: number | undefined;
  /** Accessible name: the operation in progress. */
  label: string;
  /** Shows the percentage at the end: "40%". */
  showValue?: boolean | undefined;
  className?: string | undefined;
};

/**
 * A thin progress bar that fills from the start. When the duration is unknown, a segment moves along it repeatedly;
 * with reduced motion the whole bar is pale instead.
 */
export const ProgressBar = ({ value, max = 100, label, showValue, className }: ProgressBarProps) => {
  const percent = toPercent(value, max);
  const known = percent !== undefined;
  return (
    <div data-slot="progress-bar" className={cn("flex items-center gap-2", className)}>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        {...(known && { "aria-valuenow": percent })}
        className="h-1.5 min-w-0 flex-1 overflow-hidden rounded-full bg-pressed"
      >
        <div
          style={known ? { transform: `scaleX(${percent / 100})` } : undefined}
          className={cn(
            "h-full origin-left rounded-full bg-accent transition-transform rtl:origin-right",
            !known && "opacity-40 motion-safe:w-1/3 motion-safe:opacity-100 motion-safe:animate-pass",
          )}
        />
      </div>
      {showValue && (
        <span className="tabular w-9 shrink-0 text-end text-meta text-ink-muted">{known ? `${percent}%` : "—"}</span>
      )}
    </div>
  );
};
