import { cn } from "../cn.ts";
import { formatDateTime, formatZone } from "./format-date-time.ts";
import { useNow } from "./use-now.ts";

export type LiveClockProps = {
  /** IANA name, e.g. "Europe/Malta". */
  timeZone: string;
  /** BCP 47. */
  locale: string;
  /** With the date before it. */
  withDate?: boolean | undefined;
  className?: string | undefined;
};

/** What time it is there, ticking. The clock of `ClockContext`, so that it can be the server's. */
export const LiveClock = ({ timeZone, locale, withDate = false, className }: LiveClockProps) => {
  const date = new Date(useNow());
  return (
    <time
      data-slot="live-clock"
      dir="auto"
      dateTime={date.toISOString()}
      title={formatZone(date, locale, timeZone)}
      className={cn("tabular whitespace-nowrap", className)}
    >
      {formatDateTime(date, locale, timeZone, withDate ? "date-time" : "time")}
    </time>
  );
};
