import { useEffect, type ReactNode } from "react";
import { cn } from "../../cn.ts";
import { useLatestCallback } from "../../use-latest-callback.ts";
import { DASH } from "../values/dash.tsx";
import { toDate } from "../locale/format-date-time.ts";
import { formatDuration, isoDuration } from "./format-duration.ts";
import { secondsLeft } from "./seconds-left.ts";
import { useNow } from "./use-now.ts";

export type CountdownProps = {
  /** End of the countdown: epoch milliseconds, ISO text or a Date. */
  until: number | string | Date | null | undefined;
  /** Accessible label: "The session ends in". */
  label: string;
  /** Shown in place of the time when the countdown is over. */
  endedLabel?: ReactNode;
  /** Remaining seconds at which it turns to the warning colour. */
  warningSeconds?: number | undefined;
  onEnd?: (() => void) | undefined;
  className?: string | undefined;
};

/** A countdown. Screen readers find it as a named time and do not announce every second. */
export const Countdown = ({
  until,
  label,
  endedLabel = "Over",
  warningSeconds = 0,
  onEnd,
  className,
}: CountdownProps) => {
  const end = until === null || until === undefined ? undefined : toDate(until)?.getTime();
  const now = useNow(end !== undefined);
  const left = end === undefined ? 0 : secondsLeft(end, now);
  const isOver = end !== undefined && left === 0;
  const tell = useLatestCallback(() => onEnd?.());
  useEffect(() => {
    if (isOver) tell();
  }, [isOver, tell]);

  if (end === undefined) return DASH;
  if (isOver) return <span className={className}>{endedLabel}</span>;
  return (
    <time
      data-slot="countdown"
      role="timer"
      aria-label={`${label} ${formatDuration(left)}`}
      dir="ltr"
      dateTime={isoDuration(left)}
      className={cn("tabular whitespace-nowrap", left <= warningSeconds && "font-medium text-caution-ink", className)}
    >
      {formatDuration(left)}
    </time>
  );
};
