import { Tooltip } from "../../overlays/tooltip/tooltip.tsx";
import { DASH } from "./dash.tsx";
import { formatDateTime, formatShort, toDate, type DatePart } from "../locale/format-date-time.ts";
import { MomentLines } from "../moment-lines.tsx";
import { useLocale } from "../locale/use-locale.ts";

export type DateTimeProps = {
  /** Epoch milliseconds, ISO text or a Date. */
  value: number | string | Date | null | undefined;
  /** IANA time zone, e.g. "Europe/Malta"; defaults to that of `LocaleProvider`. */
  timeZone?: string | undefined;
  /** BCP 47 locale, e.g. "en-GB"; defaults to that of `LocaleProvider`. */
  locale?: string | undefined;
  part?: DatePart | undefined;
  /** Without this year, as in the cells of a list. */
  short?: boolean | undefined;
};

/** A date and time in the user's zone, to the minute; a tooltip adds seconds, zone, relative time, and ISO in UTC. A dash if it is missing. */
export const DateTime = ({ value, part = "date-minute", short = false, ...given }: DateTimeProps) => {
  const { timeZone, locale } = useLocale(given);
  const date = value === null || value === undefined ? undefined : toDate(value);
  if (!date) return DASH;
  return (
    <Tooltip content={<MomentLines {...{ date, timeZone, locale }} />}>
      <time data-slot="date-time" dir="auto" dateTime={date.toISOString()} className="tabular whitespace-nowrap">
        {short ? formatShort(date, locale, timeZone) : formatDateTime(date, locale, timeZone, part)}
      </time>
    </Tooltip>
  );
};
