import { type DatePart, formatDateTime, formatShort, toDate } from "../../display/locale/format-date-time.ts";
import { writeMoment } from "../export/write-moment.ts";
import { DASH } from "../../display/values/dash.tsx";
import type { Cell } from "./cell.ts";

type Options = {
  /** IANA time zone, e.g. "Europe/Malta"; defaults to that of `LocaleProvider`. */
  timeZone?: string | undefined;
  /** BCP 47 locale, e.g. "en-GB"; defaults to that of `LocaleProvider`. */
  locale?: string | undefined;
  part?: DatePart | undefined;
};

/** A date (epoch milliseconds, ISO text or a Date) in the user's zone, to the minute and without this year; the tooltip has seconds and relative time. Copied as ISO in UTC, exported as a time. */
export const dateCell = <Row,>(
  get: (row: Row) => number | string | Date | null | undefined,
  given: Options = {},
): Cell<Row> => {
  const dateOf = (row: Row) => {
    const at = get(row);
    return at === null || at === undefined || at === "" ? undefined : toDate(at);
  };
  return {
    cell: (row, reader) => {
      const date = dateOf(row);
      if (!date) return DASH;
      const { timeZone = reader.timeZone, locale = reader.locale, part } = given;
      return (
        <time dir="auto" dateTime={date.toISOString()} data-moment={writeMoment(date.getTime(), timeZone, locale)}>
          {part ? formatDateTime(date, locale, timeZone, part) : formatShort(date, locale, timeZone)}
        </time>
      );
    },
    text: (row) => dateOf(row)?.toISOString() ?? "",
    value: dateOf,
    zoned: true,
    quiet: (row) => dateOf(row) === undefined,
    summary: "time",
    align: "end",
  };
};
