import { type DatePart, formatDateTime, toDate } from "../../display/locale/format-date-time.ts";
import { writeMoment } from "../export/write-moment.ts";
import { DASH } from "../../display/values/dash.tsx";
import type { Cell } from "./cell.ts";

type Options = {
  /** IANA name, e.g. "Europe/Malta"; the reader's (`LocaleProvider`) without it. */
  timeZone?: string | undefined;
  /** BCP 47, e.g. "en-GB"; the reader's without it. */
  locale?: string | undefined;
  part?: DatePart | undefined;
};

/** A moment (epoch milliseconds, ISO text or a Date) in the reader's zone; to the minute; the hint has the seconds and says how long ago. Copied as ISO in UTC, exported with seconds. */
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
      const { timeZone = reader.timeZone, locale = reader.locale, part = "date-minute" } = given;
      return (
        <time dir="auto" dateTime={date.toISOString()} data-moment={writeMoment(date.getTime(), timeZone, locale)}>
          {formatDateTime(date, locale, timeZone, part)}
        </time>
      );
    },
    text: (row) => dateOf(row)?.toISOString() ?? "",
    value: (row, reader) => {
      const date = dateOf(row);
      // A heading can name one zone: that of the reader.
      return date && formatDateTime(date, given.locale ?? reader.locale, reader.timeZone, given.part);
    },
    zoned: true,
    align: "end",
  };
};
