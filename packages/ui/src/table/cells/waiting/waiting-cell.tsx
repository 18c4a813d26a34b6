import { toDate } from "../../../display/locale/format-date-time.ts";
import { DASH } from "../../../display/values/dash.tsx";
import type { Cell } from "../cell.ts";
import { formatWaited } from "./format-waited.ts";
import { WaitingTime } from "./waiting-time.tsx";

/**
 * How long a row has waited since a moment (ISO text), against the hours it may wait; a dash once it no longer waits.
 * Copied as the moment, in ISO and UTC.
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
      return since && formatWaited(Date.now() - since.getTime());
    },
    align: "end",
  };
};
