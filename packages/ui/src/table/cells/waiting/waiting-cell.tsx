import { serverTime } from "../../../display/clock/server-time.ts";
import { toDate } from "../../../display/locale/format-date-time.ts";
import { DASH } from "../../../display/values/dash.tsx";
import type { Cell } from "../cell.ts";
import { formatWaited } from "./format-waited.ts";
import { WaitingTime } from "./waiting-time.tsx";

/**
 * Waiting time of a row since an ISO date, against a target in hours; a dash if the row is not waiting. Copied as the
 * start, in ISO and UTC.
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
    value: (row) => {
      const since = sinceOf(row);
      return since && formatWaited(serverTime() - since.getTime());
    },
    summary: "time",
    align: "end",
  };
};
