import { cn } from "../../cn.ts";
import { formatDateTime, formatZone } from "../locale/format-date-time.ts";
import { useLocale } from "../locale/use-locale.ts";
import { useNow } from "./use-now.ts";

export type LiveClockProps = {
  /** IANA time zone, e.g. "Europe/Malta"; defaults to that of `LocaleProvider`. */
  timeZone?: string | undefined;
  /** BCP 47 locale, e.g. "en-GB"; defaults to that of `LocaleProvider`. */
  locale?: string | undefined;
  /** Shows the date before the time. */
  withDate?: boolean | undefined;
  className?: string | undefined;
};

/** The current time in a zone. Reads `ClockContext`, so it can show the server's time. */
export const LiveClock = ({ withDate = false, className, ...given }: LiveClockProps) => {
  const { timeZone, locale } = useLocale(given);
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
