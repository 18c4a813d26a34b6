import { cn } from "../../cn.ts";
import { Tooltip } from "../../overlays/tooltip/tooltip.tsx";
import { DASH } from "./dash.tsx";
import { formatDateTime, toDate, type DatePart } from "../locale/format-date-time.ts";
import { MomentLines } from "../moment-lines.tsx";
import { useLocale } from "../locale/use-locale.ts";

export type DateTimeProps = {
  /** Epoch milliseconds, ISO text or a Date. */
  value: number | string | Date | null | undefined;
  /** IANA name, e.g. "Europe/Malta"; the reader's (`LocaleProvider`) without it. */
  timeZone?: string | undefined;
  /** BCP 47, e.g. "en-GB"; the reader's without it. */
  locale?: string | undefined;
  /** Epoch milliseconds that "3 hours ago" counts from; the moment the hint opens without it. */
  now?: number | undefined;
  part?: DatePart | undefined;
  className?: string | undefined;
};

/** A moment in the reader's zone, to the minute; a hint has the seconds, the zone, how long ago, and ISO in UTC. A dash when there is none. */
export const DateTime = ({ value, now, part = "date-minute", className, ...given }: DateTimeProps) => {
  const { timeZone, locale } = useLocale(given);
  const date = value === null || value === undefined ? undefined : toDate(value);
  if (!date) return DASH;
  return (
    <Tooltip content={<MomentLines {...{ date, timeZone, locale, now }} />}>
      <time
        data-slot="date-time"
        dir="auto"
        dateTime={date.toISOString()}
        className={cn("tabular whitespace-nowrap", className)}
      >
        {formatDateTime(date, locale, timeZone, part)}
      </time>
    </Tooltip>
  );
};
