import { toDate } from "../../../display/locale/format-date-time.ts";
import { DASH } from "../../../display/values/dash.tsx";
import type { Cell } from "../cell.ts";
import { WaitingTime } from "./waiting-time.tsx";

/**
 * Waiting time of a row since an ISO date, against a target in hours; a dash if the row is not waiting. Copied
 * and exported as the start.
 */
export const waitingCell = <Row,>(get: (row: Row) => string | null, target: number): Cell<Row> => {
  const sinceOf = (row: Row) => {
    const since = get(row);
    return since === null ? undefined : toDate(since);
  };
  return {
    cell: (row, { timeZone, locale }) => {
      const since = sinceOf(row);
      return since ? <WaitingTime since={since} target={target} timeZone={timeZone} locale={locale} /> : DASH;
    },
    text: (row) => sinceOf(row)?.toISOString() ?? "",
    value: sinceOf,
    fileHeader: "Waiting since",
    zoned: true,
    summary: "time",
    align: "end",
  };
};
