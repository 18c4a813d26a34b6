import { cn } from "../../cn.ts";
import { formatDateTime, formatZone } from "../locale/format-date-time.ts";
import { useLocale } from "../locale/use-locale.ts";
import { useNow } from "./use-now.ts";

export type LiveClockProps = {
  /** IANA name, e.g. "Europe/Malta"; the reader's (`LocaleProvider`) without it. */
  timeZone?: string | undefined;
  /** BCP 47, e.g. "en-GB"; the reader's without it. */
  locale?: string | undefined;
  /** With the date before it. */
  withDate?: boolean | undefined;
  className?: string | undefined;
};

/** What time it is there, ticking. The clock of `ClockContext`, so that it can be the server's. */
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
