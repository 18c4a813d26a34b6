import { type DatePart, formatDateTime, toDate } from "../../display/format-date-time.ts";
import { writeMoment } from "../write-moment.ts";
import { type Cell, DASH } from "./cell.tsx";

type Options = {
  /** IANA name, e.g. "Europe/Malta". */
  timeZone: string;
  /** BCP 47, e.g. "en-GB". */
  locale: string;
  part?: DatePart | undefined;
};

/** A moment (epoch milliseconds, ISO text or a Date) in the reader's zone; the hint says how long ago. Copied as ISO in UTC. */
export const dateCell = <Row,>(
  get: (row: Row) => number | string | Date | null | undefined,
  { timeZone, locale, part }: Options,
): Cell<Row> => {
  const dateOf = (row: Row) => {
    const at = get(row);
    return at === null || at === undefined || at === "" ? undefined : toDate(at);
  };
  return {
    cell: (row) => {
      const date = dateOf(row);
      if (!date) return DASH;
      return (
        <time dateTime={date.toISOString()} data-moment={writeMoment(date.getTime(), timeZone, locale)}>
          {formatDateTime(date, locale, timeZone, part)}
        </time>
      );
    },
    text: (row) => dateOf(row)?.toISOString() ?? "",
    value: dateOf,
    align: "end",
  };
};
